import { renderToString } from 'katex'
import 'katex/dist/katex.min.css'

/**
 * The HTML of a formula. Wrong LaTeX is shown as it was typed; nothing in it can link, load or run (KaTeX's "trust").
 * Fractions are stacked at full size in a line too, as children read them.
 */
export const formulaHtml = (latex: string, inline: boolean): string =>
  renderToString(latex, {
    displayMode: !inline,
    throwOnError: false,
    strict: 'ignore',
    trust: false,
    output: 'html',
    maxSize: 20,
    maxExpand: 200,
    macros: { '\\frac': '\\dfrac{#1}{#2}' },
  })
