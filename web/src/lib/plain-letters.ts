/** A text as searches compare it: lower case without accents, so that "kliente" finds Kliënte. */
export const plainLetters = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
