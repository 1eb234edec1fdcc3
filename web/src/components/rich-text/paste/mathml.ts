import { cleanLatex } from '../formulas/clean-latex.ts'
import { accents, bracket, grown } from './formula-signs.ts'
import { latexOfText, latexOfWords } from './latex-words.ts'

const nameOf = (element: Element) => element.tagName.toLowerCase().replace(/^\w+:/, '')

const at = (element: Element, place: number) => {
  const found = element.children[place]
  return `{${found === undefined ? '' : of(found).trim()}}`
}

const inside = (element: Element): string => [...element.children].map(of).join('')

const rows = (table: Element) =>
  [...table.children]
    .map((row) => [...row.children].map((cell) => inside(cell).trim()).join(' & '))
    .join(' \\\\ ')

/** Signs that stretch over or under what they belong to; anything else is a limit. */
function over(element: Element, place: 'over' | 'under'): string {
  const sign = element.children[1]?.textContent.trim() ?? ''
  const base = at(element, 0)
  if (place === 'over' && accents[sign] !== undefined) return `\\${accents[sign]}${base}`
  if (grown[sign] !== undefined) return `\\${grown[sign][place]}${base}`
  if (limits(element)) return `${base.slice(1, -1)}${place === 'over' ? '^' : '_'}${at(element, 1)}`
  return `\\${place}set${at(element, 1)}${base}`
}

/** Whether the base takes what stands over and under it as its limits. */
const limits = (element: Element) =>
  /^(∑|∏|∫|⋃|⋂|lim|max|min)$/.test(element.children[0]?.textContent.trim() ?? '')

function fenced(element: Element): string {
  const open = element.getAttribute('open') ?? '('
  const close = element.getAttribute('close') ?? ')'
  const parts = [...element.children].map(of)
  const between = latexOfWords(element.getAttribute('separators')?.trim().charAt(0) ?? ',')
  return `\\left${bracket(open)} ${parts.join(between)}\\right${bracket(close)} `
}

const words = (element: Element) => latexOfWords(element.textContent.trim())

const shapes: Record<string, (element: Element) => string> = {
  mi: words,
  mn: words,
  mo: words,
  ms: words,
  mtext: (it) => latexOfText(it.textContent),
  mspace: () => ' ',
  mfrac: (it) =>
    /^0(?!\.)/.test(it.getAttribute('linethickness') ?? '')
      ? `\\genfrac{}{}{0pt}{}${at(it, 0)}${at(it, 1)}`
      : `\\frac${at(it, 0)}${at(it, 1)}`,
  msqrt: (it) => `\\sqrt{${inside(it).trim()}}`,
  mroot: (it) => `\\sqrt[${at(it, 1)}]${at(it, 0)}`,
  msup: (it) => `${at(it, 0)}^${at(it, 1)}`,
  msub: (it) => `${at(it, 0)}_${at(it, 1)}`,
  msubsup: (it) => `${at(it, 0)}_${at(it, 1)}^${at(it, 2)}`,
  mover: (it) => over(it, 'over'),
  munder: (it) => over(it, 'under'),
  munderover: (it) =>
    limits(it)
      ? `${at(it, 0).slice(1, -1)}_${at(it, 1)}^${at(it, 2)}`
      : `\\overset${at(it, 2)}{\\underset${at(it, 1)}${at(it, 0)}}`,
  mfenced: fenced,
  menclose: (it) => `\\boxed{${inside(it).trim()}}`,
  mphantom: (it) => `\\phantom{${inside(it)}}`,
  mtable: (it) => `\\begin{matrix}${rows(it)}\\end{matrix}`,
  // The first says it; what follows says it again for other programs.
  semantics: (it) => (it.children[0] === undefined ? '' : of(it.children[0])),
  annotation: () => '',
  'annotation-xml': () => '',
}

function of(element: Element): string {
  return (shapes[nameOf(element)] ?? inside)(element)
}

/**
 * LaTeX of a formula in MathML (presentation elements of MathML Core and `mfenced`), as web pages and word processors
 * copy it. What it does not know is read as what stands in it.
 */
export const latexOfMathml = (math: Element): string =>
  cleanLatex(inside(math).replaceAll(/ {2,}/g, ' ').trim())
