/** What is made when it is first asked for, and kept: a program that starts need not make all that it may need. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
