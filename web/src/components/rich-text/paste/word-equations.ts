import { cleanLatex } from '../formulas/clean-latex.ts'
import { latexOfOmml } from './omml.ts'

/**
 * Word copies each formula twice: as a picture, and in a comment for programs that know formulas. Puts the second in the
 * comment's place, as a formula with its LaTeX beside it, and drops the picture.
 */
export function showEquationsOfWord(page: Document): void {
  for (const comment of comments(page)) {
    const formula = /^\[if gte msEquation[^\]]*\]>([\s\S]*?)(<!\[endif\]|$)/.exec(comment.data)?.[1]
    if (formula === undefined) continue
    const latex = latexOf(formula)
    if (latex === '') continue
    dropTwin(comment)
    const display = /<m:oMathPara[\s>]/i.test(formula)
    comment.replaceWith(mathWith(page, latex, display))
  }
}

function comments(page: Document): Comment[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const found: Comment[] = []
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode())
    found.push(next as Comment) // by what the walker shows
  return found
}

function latexOf(formula: string): string {
  // HTML does not know that <m:deg/> is ended: what follows would stand in it.
  const ended = formula.replaceAll(/<(m:\w+)((?:\s[^<>]*)?)\/>/g, '<$1$2></$1>')
  const { body } = new DOMParser().parseFromString(ended, 'text/html')
  const formulas = [...body.querySelectorAll('m\\:omath')]
  return cleanLatex(formulas.map(latexOfOmml).join(' \\\\ '))
}

/** The picture of the formula, between `[if !msEquation]` and `[endif]`, which HTML reads as two comments. */
function dropTwin(comment: Comment) {
  let begin = comment.nextSibling
  while (begin?.nodeType === Node.TEXT_NODE && begin.nodeValue?.trim() === '')
    begin = begin.nextSibling
  if (!(begin instanceof Comment) || !begin.data.startsWith('[if !msEquation]')) return
  const twin: Node[] = []
  for (let next = begin.nextSibling; next !== null; next = next.nextSibling) {
    twin.push(next)
    if (!(next instanceof Comment) || next.data !== '[endif]') continue
    for (const node of twin) node.parentNode?.removeChild(node)
    return
  }
}

function mathWith(page: Document, latex: string, display: boolean): Element {
  const math = page.createElement('math')
  if (display) math.setAttribute('display', 'block')
  const source = page.createElement('annotation')
  source.setAttribute('encoding', 'application/x-tex')
  source.textContent = latex
  math.append(source)
  return math
}
