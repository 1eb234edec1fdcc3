import { Toolbar } from 'radix-ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { FormulaDialog } from '../formulas/formula-dialog.tsx'
import { MissingPictures } from '../pictures/missing-pictures.tsx'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import type { PicturePlace } from '../pictures/store-picture.ts'
import { addToolbar, worksOn } from '../editor/toolbar-place.ts'
import { AlignTool, LevelTool, ListTools } from './block-tools.tsx'
import { FigureTool } from './figure-tool.tsx'
import { FormulaTool } from './formula-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { PictureTool } from './picture-tool.tsx'
import { TableTool } from './table-tool.tsx'
import { TickTool } from './tick-tool.tsx'
import { FontTools, TextTools } from './text-tools.tsx'
import { ToolSeparator } from './tool-button.tsx'
import { useCaretFormat, useFocusedEditor } from './use-caret-format.ts'

/** Whether an event happened in the toolbar itself: React sends those of its menus and panels here too. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target)

/**
 * The toolbar of the texts (TextSlot) of a page, or of one field: it works on the one that has the focus or had it last,
 * and asks for its pictures and formulas. Alt+F10 leads here from a text, the arrow keys from tool to tool, and Escape back. On a phone it is one row that scrolls sideways.
 */
export function RichTextToolbar({
  className,
  shared = false,
  page = false,
  pictures,
}: {
  className?: string
  /** Only what a text of the kind "page" can hold. */
  page?: boolean
  /** Where the pictures of a page are kept, if it may have any. */
  pictures?: PicturePlace | undefined
  /** Whether the page edits a shared template, whose pictures every teacher may see. */
  shared?: boolean
}) {
  const { formatMessage } = useIntl()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => (place === null ? undefined : addToolbar(place)), [place])
  const last = useFocusedEditor()
  const focused = last !== null && worksOn(place, last.editor) ? last : null
  const editor = focused?.editor
  const format = useCaretFormat(editor)
  const disabled = editor === undefined
  const tools = { editor, format, disabled }
  const blocks = { ...tools, disabled: disabled || focused?.kind === 'line' }
  return (
    <>
      <Toolbar.Root
        ref={setPlace}
        data-own-escape
        loop
        aria-label={formatMessage({ defaultMessage: 'Formatting', id: '3/XSUG' })}
        className={cn(
          'bg-card border-line flex [scrollbar-width:none] items-center gap-0.5 overscroll-x-contain rounded-md border p-1',
          // What scrolls must be reached by keys, and tools that do nothing yet are not.
          disabled ? 'overflow-x-hidden' : 'overflow-x-auto',
          className,
        )}
        // The caret stays in the text when a tool is pressed.
        onMouseDown={(event) => {
          if (isWithin(event)) event.preventDefault()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isWithin(event)) return
          event.preventDefault()
          editor?.focus()
        }}
      >
        <LevelTool {...blocks} page={page} />
        {!page && <FontTools {...tools} />}
        <ToolSeparator />
        <TextTools {...tools} />
        <ToolSeparator />
        {!page && <AlignTool {...blocks} />}
        <ListTools {...blocks} />
        <ToolSeparator />
        {focused?.kind === 'memo' && <TickTool {...tools} />}
        <TableTool {...blocks} />
        {(!page || pictures !== undefined) && <PictureTool {...blocks} />}
        {!page && <FigureTool {...blocks} />}
        {!page && <FormulaTool {...tools} />}
        <LinkTool {...tools} />
      </Toolbar.Root>
      <PictureDialog shared={shared} place={pictures} toolbar={place} />
      <MissingPictures toolbar={place} />
      <FormulaDialog toolbar={place} />
    </>
  )
}
