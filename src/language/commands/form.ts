/**
 * A form of command: how its lines begin. What they mean is the family's business, which declares its forms and
 * builds its statements in one file.
 */
export interface Form {
  /**
   * How its lines begin, the start that the help teaches first, parted by bars. A blank may be missing where `_` or
   * `~` stands; the help writes `_` as a blank and `~` as nothing.
   */
  readonly starts: string;
  /** What must follow a start that other lines begin with as well: retreats, headings, kind words. */
  readonly guards?: Readonly<Record<string, string>>;
  /** What makes a line with such a start none of these: a pattern of what follows. */
  readonly unless?: string;
  /** A kind word may follow; in other forms it may be part of what is said. */
  readonly takesThanks?: true;
  /** Its lines can hold a password. */
  readonly isSecret?: true;
}

/** The forms of a family, by their names. */
export type Forms = Readonly<Record<string, Form>>;

/** A guard for a start that stands alone in its line. */
export const alone = "[ .!]*$";
