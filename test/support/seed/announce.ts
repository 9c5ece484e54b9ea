/** Says, once in a run and whatever the reporter, with which seed its simulated days and kills can be repeated. */
interface Project {
  readonly config: { readonly env: { readonly EMS_NEW_SEED?: string } };
}

export default function announce({ config }: Project): void {
  process.stderr.write(
    `EMS_SEED=${config.env.EMS_NEW_SEED} repeats what these tests draw by chance.\n`,
  );
}
