import type { EditorThemeClasses } from 'lexical'

/** Class names for what has no tag of its own; the rest looks as on paper by its tag (view/rich-text-view.css). */
export const theme: EditorThemeClasses = {
  text: {
    underline: 'text-underline',
    strikethrough: 'text-struck',
    underlineStrikethrough: 'text-underline-struck',
  },
  list: { nested: { listitem: 'nested' }, checklist: 'to-tick' },
  table: 'text-table',
  tableScrollableWrapper: 'text-table-wrapper',
  tableSelected: 'text-table-selected',
  tableCellSelected: 'text-cell-selected',
  tableSelection: 'text-table-selection',
}
