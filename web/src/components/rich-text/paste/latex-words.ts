/** Signs of a formula whose LaTeX is a word. Others are written as they are, which KaTeX and MathLive both read. */
const signs: Record<string, string> = {
  '×': '\\times',
  '÷': '\\div',
  '±': '\\pm',
  '∓': '\\mp',
  '⋅': '\\cdot',
  '·': '\\cdot',
  '∙': '\\cdot',
  '∗': '*',
  '−': '-',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '≡': '\\equiv',
  '∝': '\\propto',
  '∞': '\\infty',
  '∈': '\\in',
  '∉': '\\notin',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∪': '\\cup',
  '∩': '\\cap',
  '⊂': '\\subset',
  '∅': '\\emptyset',
  '∠': '\\angle',
  '⊥': '\\perp',
  '∥': '\\parallel',
  '△': '\\triangle',
  '∴': '\\therefore',
  '→': '\\rightarrow',
  '⇒': '\\Rightarrow',
  '⇔': '\\Leftrightarrow',
  '⇌': '\\rightleftharpoons',
  '…': '\\dots',
  '⋯': '\\cdots',
  // None of them is a power: after one it would be a second, which KaTeX refuses.
  '°': '\\degree',
  '′': "{}'",
  '″': "{}''",
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\varphi',
  ω: '\\omega',
  Δ: '\\Delta',
  Σ: '\\Sigma',
  Ω: '\\Omega',
}

const functions =
  /(?<![A-Za-z\\])(arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|cot|sec|csc|log|ln|lim|max|min|det|gcd)(?![A-Za-z])/g

/**
 * The letters and signs of a formula as LaTeX. Word writes x as the mathematical letter U+1D465; it is an x again
 * here.
 */
export const latexOfWords = (words: string): string =>
  words
    // Only the mathematical letters and digits: the half that ½ is must not become 1⁄2.
    .replaceAll(/[\u{1D400}-\u{1D7FF}ℎ]/gu, (letter) => letter.normalize('NFKC'))
    .replaceAll(/[\u2061-\u2064\u200B]/g, '')
    .replaceAll(/[\u00A0\u2000-\u200A\s]+/g, ' ')
    .replaceAll('\\', '\\backslash ')
    .replaceAll(/[#$%&_{}]/g, String.raw`\$&`)
    .replaceAll('~', '\\sim ')
    .replaceAll('^', '\\wedge ')
    .replaceAll(/'+/g, (primes) => `{}${primes}`)
    .replaceAll(functions, String.raw`\$1 `)
    .replaceAll(/[^\0-~]/gu, (sign) => {
      const word = signs[sign]
      if (word === undefined) return sign
      return /[a-z]$/i.test(word) ? `${word} ` : word
    })

/** Words within a formula, upright and with their spaces. */
export const latexOfText = (words: string): string =>
  words.trim() === ''
    ? ' '
    : `\\text{${words.replaceAll(/[#$%&_{}]/g, String.raw`\$&`).replaceAll(/[\\^~]/g, '')}}`
