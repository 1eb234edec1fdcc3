import { accents, bracket } from './formula-signs.ts'
import { latexOfText, latexOfWords } from './latex-words.ts'

/** The name of an element of Office's formulas without its prefix, in small letters as HTML keeps it. */
const nameOf = (element: Element) => element.tagName.toLowerCase().replace(/^m:/, '')

const child = (element: Element | undefined, name: string): Element | undefined =>
  element === undefined ? undefined : [...element.children].find((one) => nameOf(one) === name)

/** A property: `value(d, 'dpr', 'begchr')` is `m:val` of `m:dPr`'s `m:begChr`; undefined when it is not given. */
const value = (element: Element, properties: string, name: string) =>
  child(child(element, properties), name)?.getAttribute('m:val') ?? undefined

/** A property that is on: given without a value, or with one that says yes. */
function isOn(element: Element, properties: string, name: string): boolean {
  const said = child(child(element, properties), name)
  return said !== undefined && !['0', 'off', 'false'].includes(said.getAttribute('m:val') ?? 'on')
}

const group = (latex: string) => `{${latex.trim()}}`
const part = (element: Element, name: string) => {
  const found = child(element, name)
  return group(found === undefined ? '' : inside(found))
}

const operators: Record<string, string> = {
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
  '∑': '\\sum',
  '∏': '\\prod',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
}
function fraction(element: Element): string {
  const [above, below] = [part(element, 'num'), part(element, 'den')]
  const kind = value(element, 'fpr', 'type')
  if (kind === 'lin' || kind === 'skw') return `${above}/${below}`
  return kind === 'nobar' || kind === 'noBar'
    ? `\\genfrac{}{}{0pt}{}${above}${below}`
    : `\\frac${above}${below}`
}

function root(element: Element): string {
  const degree = part(element, 'deg')
  const plain = isOn(element, 'radpr', 'deghide') || degree === '{}'
  return `\\sqrt${plain ? '' : `[${degree}]`}${part(element, 'e')}`
}

function delimited(element: Element): string {
  const parts = [...element.children].filter((one) => nameOf(one) === 'e').map(inside)
  const between = value(element, 'dpr', 'sepchr') ?? '|'
  const [open, close] = [
    value(element, 'dpr', 'begchr') ?? '(',
    value(element, 'dpr', 'endchr') ?? ')',
  ]
  const separator = between === '|' ? '\\mid ' : between
  return `\\left${bracket(open)} ${parts.join(separator).trim()}\\right${bracket(close)} `
}

function largeOperator(element: Element): string {
  const sign = value(element, 'narypr', 'chr') ?? '∫'
  const limits = (['sub', 'sup'] as const).map((place) => {
    const said = part(element, place)
    if (isOn(element, 'narypr', `${place}hide`) || said === '{}') return ''
    return `${place === 'sub' ? '_' : '^'}${said}`
  })
  return `${operators[sign] ?? sign}${limits.join('')}${part(element, 'e')}`
}

/** What stands under or over: a limit of a function keeps its own form. */
function withLimit(element: Element, place: 'under' | 'over'): string {
  const base = part(element, 'e')
  const limit = part(element, 'lim')
  if (/^\{\\(lim|max|min)\s*\}$/.test(base))
    return `${base.slice(1, -1).trim()}${place === 'under' ? '_' : '^'}${limit}`
  return `\\${place}set${limit}${base}`
}

const rows = (element: Element, name: string, cells: (row: Element) => string[]) =>
  [...element.children]
    .filter((one) => nameOf(one) === name)
    .map((row) => cells(row).join(' & '))
    .join(' \\\\ ')

const shapes: Record<string, (element: Element) => string> = {
  f: fraction,
  rad: root,
  d: delimited,
  nary: largeOperator,
  ssup: (it) => `${part(it, 'e')}^${part(it, 'sup')}`,
  ssub: (it) => `${part(it, 'e')}_${part(it, 'sub')}`,
  ssubsup: (it) => `${part(it, 'e')}_${part(it, 'sub')}^${part(it, 'sup')}`,
  spre: (it) => `{}_${part(it, 'sub')}^${part(it, 'sup')}${part(it, 'e')}`,
  func: (it) => `${part(it, 'fname').slice(1, -1)} ${part(it, 'e')}`,
  limlow: (it) => withLimit(it, 'under'),
  limupp: (it) => withLimit(it, 'over'),
  acc: accented,
  bar: (it) =>
    `\\${value(it, 'barpr', 'pos') === 'top' ? 'overline' : 'underline'}${part(it, 'e')}`,
  groupchr: grouped,
  borderbox: (it) => `\\boxed${part(it, 'e')}`,
  m: (it) =>
    `\\begin{matrix}${rows(it, 'mr', (row) => [...row.children].map(inside))}\\end{matrix}`,
  // "&" in a run is where the lines are aligned.
  eqarr: (it) =>
    `\\begin{aligned}${rows(it, 'e', (row) => [inside(row).replaceAll('\\&', '&')])}\\end{aligned}`,
  r: run,
  br: () => ' \\\\ ',
}

/** A sign over a letter; one without a name in LaTeX is put there as it is. */
function accented(element: Element): string {
  const sign = value(element, 'accpr', 'chr') ?? '\u0302'
  const name = accents[sign]
  if (name !== undefined) return `\\${name}${part(element, 'e')}`
  const alone = latexOfWords(sign.replaceAll(/\p{Mark}/gu, '')).trim()
  return alone === '' ? part(element, 'e') : `\\overset{${alone}}${part(element, 'e')}`
}

const arrows: Record<string, string> = {
  '→': 'xrightarrow',
  '←': 'xleftarrow',
  '↔': 'xleftrightarrow',
  '⇒': 'xRightarrow',
  '⇌': 'xrightleftharpoons',
}

/** A brace, or an arrow with words: above it where the sign stands below them. */
function grouped(element: Element): string {
  const isTop = value(element, 'groupchrpr', 'pos') === 'top'
  const arrow = arrows[value(element, 'groupchrpr', 'chr') ?? '']
  const words = part(element, 'e')
  if (arrow === undefined) return `\\${isTop ? 'overbrace' : 'underbrace'}${words}`
  return isTop ? `\\${arrow}[${words}]{}` : `\\${arrow}${words}`
}

/** A run of words; Word's HTML keeps them in spans, or in nothing. */
function run(element: Element): string {
  if (element.querySelector('br') !== null) return inside(element)
  const words = [...element.childNodes]
    .filter((one) => !(one instanceof Element && /pr$/.test(nameOf(one))))
    .map((one) => one.textContent ?? '')
    .join('')
  return isOn(element, 'rpr', 'nor') ? latexOfText(words) : latexOfWords(words)
}

function inside(element: Element): string {
  return [...element.childNodes]
    .map((one) => {
      if (!(one instanceof Element)) return latexOfWords((one.nodeValue ?? '').trim())
      const name = nameOf(one)
      if (name.endsWith('pr')) return '' // how it looks, and the properties that its shape has read
      return (shapes[name] ?? inside)(one)
    })
    .join('')
}

/**
 * LaTeX of a formula as Office writes it (`m:oMath`, ISO/IEC 29500-1, 22.1), read as HTML, which writes names in small
 * letters. Shapes that it does not know are read as what stands in them.
 */
export const latexOfOmml = (element: Element): string =>
  inside(element).replaceAll(/ {2,}/g, ' ').trim()
