import { $insertList, $removeList, ListNode } from '@lexical/list'
import { $createHeadingNode } from '@lexical/rich-text'
import { $patchStyleText, $setBlocksType } from '@lexical/selection'
import { $getNearestNodeOfType } from '@lexical/utils'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  type ElementFormatType,
  type LexicalEditor,
} from 'lexical'
import type { Font, Size } from '../view/text-look.ts'
import { $setMarker } from './list-marker-extension.ts'
import type { Level, ListKind, TextFormat } from './text-format.ts'

export const formatText = (editor: LexicalEditor, format: TextFormat) =>
  editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)

export const align = (editor: LexicalEditor, where: ElementFormatType) =>
  editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, where)

export const indent = (editor: LexicalEditor) =>
  editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)

export const outdent = (editor: LexicalEditor) =>
  editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)

/** Sets the font or size of the selected words, or takes it off with an empty text. */
const setStyle = (editor: LexicalEditor, property: string, value: string) =>
  editor.update(() => {
    const selection = $getSelection()
    if (selection !== null) $patchStyleText(selection, { [property]: value === '' ? null : value })
  })

export const setFont = (editor: LexicalEditor, font: Font | '') =>
  setStyle(editor, 'font-family', font)

export const setSize = (editor: LexicalEditor, size: Size | '') =>
  setStyle(editor, 'font-size', size)

export const setBlock = (editor: LexicalEditor, block: 'paragraph' | Level) =>
  editor.update(() => {
    $setBlocksType($getSelection(), () =>
      block === 'paragraph' ? $createParagraphNode() : $createHeadingNode(block),
    )
  })

/** Makes the selected paragraphs a list, changes the list's kind, or with null makes paragraphs of its items. */
export const setList = (editor: LexicalEditor, kind: ListKind | null) =>
  editor.update(() => {
    if (kind === null) {
      $removeList()
      return
    }
    $insertList(kind === 'bullet' ? 'bullet' : 'number')
    const lists = new Set(
      $getSelection()
        ?.getNodes()
        .map((node) => $getNearestNodeOfType(node, ListNode)),
    )
    // Numbers of the first level are the paper's own and need no mark.
    for (const list of lists) {
      if (list !== null) $setMarker(list, kind === 'bullet' ? '' : kind)
    }
  })

/** Takes font, size and all formats off the selected words. */
export const clearFormat = (editor: LexicalEditor) =>
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection) || selection.isCollapsed()) return
    $patchStyleText(selection, { 'font-family': null, 'font-size': null })
    for (const node of selection.extract()) {
      if ($isTextNode(node)) node.setFormat(0)
    }
    // What is typed next, too.
    selection.setFormat(0)
  })
