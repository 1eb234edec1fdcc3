/** What shows terms: asked again after one of them, or of their cycles, was written. */
export const termLists = [
  'termCollection',
  'searchTerms',
  'cyclesPreview',
  'termSetPreview',
] as const
