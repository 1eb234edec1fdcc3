/** A, B, ... Z, AA: the letter of an option, or of a section. */
export function optionLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : `${optionLetter(Math.floor(index / 26) - 1)}${letter}`
}
