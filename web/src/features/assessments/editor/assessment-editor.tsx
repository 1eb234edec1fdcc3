import { Tabs } from 'radix-ui'
import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConflictPanel } from '@/components/form/conflict-panel.tsx'
import { dialogBody, DialogFrame, dialogFooter } from '@/components/form/dialog-frame.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { RestoredDraft } from '@/components/form/restored-draft.tsx'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'
import { UnsavedGuard } from '@/components/form/unsaved-guard.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { observableValue } from '@/lib/observable-value.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { BankPanel } from '../bank/bank-panel.tsx'
import { CheckPanel } from '../check/check-panel.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import type { AssessmentChoices } from './assessment-choices.ts'
import { DetailsFields } from './details-fields.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorContext, type Editor } from './editor-context.ts'
import './editor.css'
import type { EditorPanel, EditorTab } from './editor-tab.ts'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { HeadingLines } from './heading-lines.tsx'
import { InstructionLines } from './instruction-lines.tsx'
import { knownFields } from './known-fields.tsx'
import { ExceededLevels, LevelsGrid } from './levels-grid.tsx'
import type { DrawnPaper, OpenAssessment } from './open-assessment.ts'
import { PreviewPane } from './preview-pane.tsx'
import { QuestionList } from './question-list.tsx'
import { TranslationSide } from './translation/translation-side.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { undoingOf } from './use-undo.ts'
import { usePaperEditing } from './use-paper-editing.ts'

/**
 * A question paper and its memorandum, which are two sides of one tree, with a live preview beside them (T2.6, T4.4,
 * T5.6; docs/decisions/066).
 */
export function AssessmentEditor({
  assessment,
  title,
  choices,
  preview,
  onSaved,
  onClose,
}: {
  assessment: OpenAssessment
  title: ReactNode
  choices: AssessmentChoices
  /** Draws the paper as it will be printed; the same function while nothing else changes. */
  preview: (drawn: DrawnPaper) => ReactNode
  onSaved: () => void
  onClose: () => void
}) {
  const editing = usePaperEditing(assessment, onSaved)
  const { store, checked, conflict } = editing
  const { shelf } = assessment
  const isStored = shelf.isOwn && assessment.version !== undefined
  const intl = useIntl()
  const locale = useLocale()
  const wide = useMediaQuery('(min-width: 1000px)')
  const [tab, setTab] = useState<EditorTab>('questions')
  const [side, setSide] = useState<Exclude<EditorTab, 'preview'>>('questions')
  const [finding, setFinding] = useState(false)
  const [panel, setPanel] = useState<EditorPanel | null>(null)
  const [said, announce] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const [folded] = useState(() => observableValue<ReadonlySet<string>>(new Set()))
  const editor = useMemo(
    (): Editor => ({ store, choices, shelf, checked, folded, announce }),
    [checked, choices, folded, shelf, store],
  )
  const open = (next: EditorTab) => {
    setTab(next)
    if (next !== 'preview') setSide(next)
  }
  const other = useSyncExternalStore(store.subscribe, () => store.get().meta.otherLanguage)
  const asked = tab === 'preview' && wide ? side : tab
  // The second language was taken away, here or by undoing.
  const shown = asked === 'translation' && other === '' ? 'questions' : asked
  const submit = () => {
    if (!editing.submit()) return
    folded.set(new Set())
    open('questions')
    focusFirstWrong(() => form.current)
  }
  const close = async () => {
    // What is on its way is stored, whatever the screen says.
    if (editing.pending || !(await editing.mayClose())) return
    if (editing.stored) onSaved()
    else onClose()
  }
  const { undoByKey, redoByKey } = useMemo(() => undoingOf(editor), [editor])
  const onKeyDown = useEditorKeys(store, {
    form,
    away: conflict !== null,
    undo: undoByKey,
    redo: redoByKey,
    submit,
    find: () => setFinding(true),
  })
  const beside =
    panel === 'history' ? (
      <HistoryPanel wide={wide} stored={assessment.id} onClose={() => setPanel(null)} />
    ) : panel === 'bank' ? (
      <BankPanel wide={wide} onGo={() => open('questions')} onClose={() => setPanel(null)} />
    ) : (
      panel === 'check' && (
        <CheckPanel
          wide={wide}
          stored={isStored ? assessment.id : null}
          onGo={open}
          onClose={() => setPanel(null)}
        />
      )
    )
  const drawn = (
    <PreviewPane
      memo={side === 'memorandum'}
      languages={side === 'translation' && other !== '' ? 'other' : 'own'}
      preview={preview}
    />
  )
  return (
    <EditorContext value={editor}>
      <DialogFrame title={title} width={1240} readFirst onClose={() => void close()}>
        {(head) => (
          <form
            ref={form}
            data-asked=""
            noValidate
            className="flex flex-1 flex-col"
            onKeyDown={onKeyDown}
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              submit()
            }}
          >
            <Tabs.Root
              value={shown}
              onValueChange={(next) => open(next as EditorTab)} // one of the three triggers
              className={`${dialogBody} grid-cols-1 pb-10!`}
              inert={editing.pending}
            >
              {head}
              {conflict !== null && (
                <ConflictPanel
                  conflict={conflict}
                  fields={knownFields(conflict, choices, intl, locale)}
                  pending={editing.pending}
                />
              )}
              <div hidden={conflict !== null} className="contents [[hidden]]:hidden">
                <RestoredDraft when={editing.restored} />
                <EditorBar
                  finding={finding}
                  onFinding={setFinding}
                  onTab={open}
                  panel={panel}
                  onPanel={setPanel}
                  stored={isStored}
                  writes={shown !== 'preview'}
                />
                <div className="grid grid-cols-1 items-start gap-8 min-[1000px]:grid-cols-[minmax(0,1fr)_26rem]">
                  <div className="grid grid-cols-1 gap-6">
                    <Tabs.Content value="questions" className="grid grid-cols-1 gap-6 outline-none">
                      <DetailsFields />
                      <InstructionLines />
                      <HeadingLines />
                      <QuestionList memo={false} />
                      <LevelsGrid />
                    </Tabs.Content>
                    <Tabs.Content
                      value="memorandum"
                      className="grid grid-cols-1 gap-6 outline-none"
                    >
                      <QuestionList memo />
                      <LevelsGrid />
                    </Tabs.Content>
                    <Tabs.Content value="translation" className="outline-none">
                      <TranslationSide />
                    </Tabs.Content>
                    {!wide && (
                      <Tabs.Content value="preview" className="outline-none">
                        {drawn}
                      </Tabs.Content>
                    )}
                  </div>
                  {wide && panel === null && drawn}
                  {beside}
                </div>
              </div>
              {conflict !== null && <FormError error={editing.error} />}
            </Tabs.Root>
            {conflict === null && (
              <div className={`${dialogFooter} z-20`}>
                <div className="mr-auto grid min-w-0 flex-1 basis-64 gap-1.5">
                  <ExceededLevels />
                  <FormError error={editing.error} />
                  <SaveNote form={editing} />
                </div>
                <Button variant="quiet" disabled={editing.pending} onClick={() => void close()}>
                  <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
                </Button>
                <SaveButton form={editing} />
              </div>
            )}
            <div aria-live="polite" className="sr-only">
              {said}
            </div>
          </form>
        )}
      </DialogFrame>
      <UnsavedGuard form={editing} />
    </EditorContext>
  )
}
