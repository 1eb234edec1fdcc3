import { $getNodeByKey, $insertNodes } from 'lexical'
import { Suspense, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { Dialog, DialogContent, focusWhole } from '@/components/ui/dialog.tsx'
import { latePart } from '@/components/lazy-part.tsx'
import { leaveDialog } from '../editor/focus-now.ts'
import { worksOn } from '../editor/toolbar-place.ts'
import { $typeKeys } from '../editor/type-early.ts'
import { $createFormulaNode, $isFormulaNode, type Formula } from '../nodes/formula-node.tsx'
import { formulaRequest, type FormulaRequest } from './formula-request.ts'

const FormulaForm = latePart(async () => (await import('./formula-form.tsx')).FormulaForm)

function $put({ nodeKey }: FormulaRequest, formula: Formula) {
  const node = nodeKey === null ? null : $getNodeByKey(nodeKey)
  if ($isFormulaNode(node)) node.setFormula(formula)
  else $insertNodes([$createFormulaNode(formula)])
}

/** Where formulas are written: outside of the text, whose keys a formula would take. */
export function FormulaDialog({ toolbar }: { toolbar: HTMLElement | null }) {
  const early = useRef('')
  const request = useSyncExternalStore(formulaRequest.subscribe, formulaRequest.get)
  if (request === null || !worksOn(toolbar, request.editor)) return null
  /** The dialog itself has the focus only until the form has come: a quick hand types already. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
    if (event.key.length === 1) early.current += event.key
    else if (event.key === 'Enter') early.current += '\n'
    else if (event.key === 'Backspace') early.current = early.current.slice(0, -1)
  }
  const leave = (act?: () => void) => {
    early.current = ''
    leaveDialog(request.editor, () => formulaRequest.set(null), act)
  }
  return (
    <Dialog open onOpenChange={() => leave()}>
      <DialogContent
        className="min-[600px]:w-[min(560px,calc(100vw-48px))]"
        aria-describedby={undefined}
        onKeyDown={onKeyDown}
        // The caret is back in the text already.
        onCloseAutoFocus={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          if (form instanceof HTMLElement && !form.contains(document.activeElement))
            focusWhole(event)
        }}
      >
        <Suspense fallback={<LoadingStroke />}>
          <FormulaForm
            formula={request}
            typed={() => {
              const typed = early.current
              early.current = ''
              return typed
            }}
            onCancel={() => leave()}
            onInsert={(formula, after) =>
              leave(() => {
                $put(request, formula)
                $typeKeys(after)
              })
            }
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
