import { LibraryIcon, Redo2Icon, SearchIcon, Undo2Icon } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LateToolbar } from '@/components/rich-text/toolbar/late-toolbar.tsx'
import { Button } from '@/components/ui/button.tsx'
import { CheckButton } from '../check/check-button.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import { useEditor, usePaper } from './editor-context.ts'
import { languageName } from './language-name.ts'
import { FindBar } from './find-bar.tsx'
import { Outline } from './outline.tsx'
import type { EditorPanel, EditorTab } from './editor-tab.ts'
import { useUndo } from './use-undo.ts'

/** Stays in view: the two sides of the paper, undoing, finding, the outline. */
export function EditorBar({
  finding,
  onFinding,
  onTab,
  panel,
  onPanel,
  stored,
  writes,
}: {
  finding: boolean
  onFinding: (finding: boolean) => void
  onTab: (tab: EditorTab) => void
  panel: EditorPanel | null
  onPanel: (panel: EditorPanel | null) => void
  /** It was saved before, so that it has a history. */
  stored: boolean
  /** A side with texts is open, and not the preview. */
  writes: boolean
}) {
  const intl = useIntl()
  const { store } = useEditor()
  const { undo, redo } = useUndo()
  const other = usePaper((paper) => paper.meta.otherLanguage)
  const canUndo = useSyncExternalStore(store.subscribe, () => store.history().done.length > 0)
  const canRedo = useSyncExternalStore(store.subscribe, () => store.history().undone.length > 0)
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const tab =
    'text-ink-muted data-[state=active]:border-board data-[state=active]:text-board -mb-px min-h-11 border-b-2 border-transparent px-0.5 text-[15px] font-semibold whitespace-nowrap'
  const names = {
    undo: intl.formatMessage({ defaultMessage: 'Undo', id: 'JkS37H' }),
    redo: intl.formatMessage({ defaultMessage: 'Redo', id: '3XyF4d' }),
    bank: intl.formatMessage({ defaultMessage: 'Question bank', id: 'FwF+DW' }),
    find: intl.formatMessage({ defaultMessage: 'Find', id: 'FMS4p1' }),
  }
  return (
    <div className="bg-card border-line sticky top-0 z-20 -mx-5 flex flex-wrap items-center gap-x-2 border-b px-5 min-[600px]:-mx-7 min-[600px]:px-7">
      <Tabs.List
        className="mr-auto flex max-w-full gap-5 overflow-x-auto overflow-y-hidden"
        aria-label={intl.formatMessage({ defaultMessage: 'Sides of the paper', id: '/0aiij' })}
      >
        <Tabs.Trigger value="questions" className={tab}>
          <FormattedMessage defaultMessage="Questions" id="IG3Tpl" description="Of a paper" />
        </Tabs.Trigger>
        <Tabs.Trigger value="memorandum" className={tab}>
          <FormattedMessage defaultMessage="Memorandum" id="4hhAeg" />
        </Tabs.Trigger>
        {other !== '' && (
          <Tabs.Trigger value="translation" className={tab}>
            {languageName(intl, other)}
          </Tabs.Trigger>
        )}
        <Tabs.Trigger value="preview" className={`${tab} min-[1000px]:hidden`}>
          <FormattedMessage defaultMessage="Preview" id="TJo5E6" />
        </Tabs.Trigger>
      </Tabs.List>
      <div className="flex flex-wrap justify-end">
        <Button
          variant="quiet"
          size="icon"
          disabled={!canUndo}
          aria-label={names.undo}
          title={names.undo}
          onClick={undo}
        >
          <Undo2Icon aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          disabled={!canRedo}
          aria-label={names.redo}
          title={names.redo}
          onClick={redo}
        >
          <Redo2Icon aria-hidden="true" />
        </Button>
        <Button
          ref={setOpener}
          variant="quiet"
          size="icon"
          aria-expanded={finding}
          aria-label={names.find}
          title={names.find}
          onClick={() => onFinding(!finding)}
        >
          <SearchIcon aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-expanded={panel === 'bank'}
          aria-label={names.bank}
          title={names.bank}
          onClick={() => onPanel(panel === 'bank' ? null : 'bank')}
        >
          <LibraryIcon aria-hidden="true" />
        </Button>
        <CheckButton
          open={panel === 'check'}
          onOpen={() => onPanel(panel === 'check' ? null : 'check')}
        />
        {stored && (
          <HistoryButton
            open={panel === 'history'}
            onOpen={() => onPanel(panel === 'history' ? null : 'history')}
          />
        )}
        <Outline onGo={() => onTab('questions')} />
      </div>
      {writes && (
        <div className="paper-toolbar min-h-13 w-full min-w-0 pb-1.5">
          <LateToolbar />
        </div>
      )}
      {finding && (
        <FindBar
          onHit={({ side }) => onTab(side)}
          onClose={() => {
            onFinding(false)
            opener?.focus()
          }}
        />
      )}
    </div>
  )
}
