/** The part of `gifenc` that is used here; the library brings no types. */
declare module "gifenc" {
  export type Color = readonly [red: number, green: number, blue: number];
  type Format = "rgb565" | "rgb444";
  export interface Gifenc {
    quantize(
      pixels: Uint8Array,
      colors: number,
      options: { readonly format: Format },
    ): readonly Color[];
  }
}
