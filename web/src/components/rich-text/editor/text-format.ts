import { $isLinkNode } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isHeadingNode } from '@lexical/rich-text'
import { $getSelectionStyleValueForProperty } from '@lexical/selection'
import { $isTableNode, $isTableSelection } from '@lexical/table'
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils'
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementFormatType,
  type LexicalEditor,
  type LexicalNode,
  type TextFormatType,
} from 'lexical'
import { fonts, sizes, type Font, type Size } from '../view/text-look.ts'
import type { ListMarker } from '../view/list-marker.ts'
import { $markerOf } from './list-marker-extension.ts'

export const textFormats = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
] as const satisfies readonly TextFormatType[]

export type TextFormat = (typeof textFormats)[number]

export type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
export type ListKind = 'bullet' | ListMarker

/** What holds where the caret stands, or at the beginning of the selection. */
export interface CaretFormat {
  formats: ReadonlySet<TextFormat>
  font: Font | ''
  size: Size | ''
  block: 'paragraph' | Level
  list: ListKind | null
  align: ElementFormatType
  /** The address of the link that the caret stands in. */
  link: string | null
  inTable: boolean
  /** Whether several cells are selected, which can be merged. */
  cellsSelected: boolean
}

export const noFormat: CaretFormat = {
  formats: new Set(),
  font: '',
  size: '',
  block: 'paragraph',
  list: null,
  align: '',
  link: null,
  inTable: false,
  cellsSelected: false,
}

const facts = [
  'font',
  'size',
  'block',
  'list',
  'align',
  'link',
  'inTable',
  'cellsSelected',
] as const

export const isSameFormat = (one: CaretFormat, other: CaretFormat): boolean =>
  facts.every((fact) => one[fact] === other[fact]) &&
  textFormats.every((format) => one.formats.has(format) === other.formats.has(format))

const oneOf = <T extends string>(list: readonly T[], value: string): T | '' =>
  list.find((one) => one === value) ?? ''

const blockOf = (node: LexicalNode) =>
  $findMatchingParent(node, (one) => $isElementNode(one) && !one.isInline())

function listOf(node: LexicalNode): ListKind | null {
  const list = $getNearestNodeOfType(node, ListNode)
  if (list === null || !$isListNode(list)) return null
  return list.getListType() === 'number' ? $markerOf(list) || 'decimal' : 'bullet'
}

/** Reads the format where the caret stands; call it within a read or update of the editor. */
export function $caretFormat(): CaretFormat {
  const selection = $getSelection()
  if ($isTableSelection(selection)) {
    const cells = selection.getNodes().filter((node) => node.getType() === 'tablecell')
    return { ...noFormat, inTable: true, cellsSelected: cells.length > 1 }
  }
  if (!$isRangeSelection(selection)) return noFormat
  const node = selection.anchor.getNode()
  const block = blockOf(node)
  const link = $findMatchingParent(node, $isLinkNode)
  return {
    formats: new Set(textFormats.filter((format) => selection.hasFormat(format))),
    font: oneOf(fonts, $getSelectionStyleValueForProperty(selection, 'font-family', '')),
    size: oneOf(sizes, $getSelectionStyleValueForProperty(selection, 'font-size', '')),
    block: $isHeadingNode(block) ? block.getTag() : 'paragraph',
    list: listOf(node),
    align: $isElementNode(block) ? block.getFormatType() : '',
    link: $isLinkNode(link) ? link.getURL() : null,
    inTable: $findMatchingParent(node, $isTableNode) !== null,
    cellsSelected: false,
  }
}

export const readCaretFormat = (editor: LexicalEditor): CaretFormat =>
  editor.getEditorState().read($caretFormat, { editor })
