/** Says, once in a run and whatever the reporter, with which seed it can be repeated. */
interface Project {
  readonly config: { readonly env: { readonly EMS_SEED?: string } };
}

export default function announce({ config }: Project): void {
  process.stderr.write(
    `EMS_SEED=${config.env.EMS_SEED} repeats what these tests draw by chance.\n`,
  );
}
