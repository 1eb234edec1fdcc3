import { $getNodeByKey, $insertNodes } from 'lexical'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { worksOn } from '../editor/toolbar-place.ts'
import { $createFormulaNode, $isFormulaNode, type Formula } from '../nodes/formula-node.tsx'
import { formulaRequest, type FormulaRequest } from './formula-request.ts'

const FormulaForm = lazy(() =>
  import('./formula-form.tsx').then(({ FormulaForm: Form }) => ({ default: Form })),
)

function put({ editor, nodeKey }: FormulaRequest, formula: Formula) {
  editor.update(() => {
    const node = nodeKey === null ? null : $getNodeByKey(nodeKey)
    if ($isFormulaNode(node)) node.setFormula(formula)
    else $insertNodes([$createFormulaNode(formula)])
  })
}

/** Where formulas are written: outside of the text, whose keys a formula would take. */
export function FormulaDialog({ toolbar }: { toolbar: HTMLElement | null }) {
  const request = useSyncExternalStore(formulaRequest.subscribe, formulaRequest.get)
  if (request === null || !worksOn(toolbar, request.editor)) return null
  const close = () => {
    formulaRequest.set(null)
    // After the dialog has given the focus back.
    setTimeout(() => request.editor.focus())
  }
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        className="min-[600px]:w-[min(560px,calc(100vw-48px))]"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <Suspense fallback={<LoadingStroke />}>
          <FormulaForm
            formula={request}
            onCancel={close}
            onInsert={(formula) => {
              put(request, formula)
              close()
            }}
          />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
