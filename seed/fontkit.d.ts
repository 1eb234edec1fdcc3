/** fontkit has no types; these are the parts that the tests use. */
declare module 'fontkit' {
  export function create(file: Buffer): { hasGlyphForCodePoint: (code: number) => boolean }
}
