/**
 * LaTeX as it is stored: a decimal comma is one number with its digits and no list of two, and what MathLive leaves for a
 * place to fill in is empty.
 */
export const cleanLatex = (latex: string): string =>
  latex
    .replaceAll(/\\placeholder(\[[^\]]*\])?\{[^}]*\}/g, '')
    .replaceAll(/(\d),(?=\d)/g, '$1{,}')
    .replaceAll('\\differentialD', 'd')
    .replaceAll('\\exponentialE', 'e')
    .trim()
