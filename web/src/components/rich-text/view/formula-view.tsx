import type { RichTextNode } from '@kryt/documents/rich-text'
import { use, useMemo } from 'react'
import { textOf } from './rich-text-node.ts'
import { spokenFormula } from './spoken-formula.ts'
import { TextLanguage } from './text-language.ts'
import { useKatex } from './use-katex.ts'

/**
 * A formula, in its line or on a line of its own. Until it can be drawn, and if it cannot, its LaTeX is shown, marked with
 * the state that features/print/sheet/readiness.ts reads.
 */
export function FormulaView({ node }: { node: RichTextNode }) {
  const latex = textOf(node, 'equation') ?? ''
  const inline = node['inline'] !== false
  const language = use(TextLanguage)
  const katex = useKatex()
  const html = useMemo(
    () => (typeof katex === 'string' ? undefined : katex.formulaHtml(latex, inline)),
    [katex, latex, inline],
  )
  const says = useMemo(() => spokenFormula(latex, language), [latex, language])
  const shared = { role: 'math', 'aria-label': says, className: 'paper-formula' }
  if (html === undefined) {
    return (
      <span {...shared} data-formula={typeof katex === 'string' ? katex : undefined}>
        {latex}
      </span>
    )
  }
  return (
    <span
      {...shared}
      data-block={inline ? undefined : ''}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
