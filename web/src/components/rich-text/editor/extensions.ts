import {
  ClickAfterLastBlockExtension,
  HorizontalRuleExtension,
  SelectionAlwaysOnDisplayExtension,
} from '@lexical/extension'
import { LinkExtension } from '@lexical/link'
import { CheckListExtension, ListExtension } from '@lexical/list'
import { RichTextExtension } from '@lexical/rich-text'
import { TableExtension } from '@lexical/table'
import { configExtension, defineExtension, type AnyLexicalExtension } from 'lexical'
import type { SlotKind } from '../slot/slot-change.ts'
import { isSafeLink } from '../view/safe-link.ts'
import { FigureExtension } from './figure-extension.ts'
import { FormulaExtension } from './formula-extension.ts'
import { ListMarkerExtension } from './list-marker-extension.ts'
import { PasteExtension } from './paste-extension.ts'
import { PictureExtension } from './picture-extension.ts'
import { OneLineExtension } from './one-line.ts'
import { theme } from './theme.ts'

const shared = {
  theme,
  // Lexical takes a failed update back, so the text stays as it was; the error is reported like any other.
  onError: (error: Error) => reportError(error),
  $initialEditorState: null,
}

const inline = [
  RichTextExtension,
  SelectionAlwaysOnDisplayExtension,
  FormulaExtension,
  PasteExtension,
  configExtension(LinkExtension, { validateUrl: isSafeLink }),
]

const blocks = [
  ...inline,
  ClickAfterLastBlockExtension,
  HorizontalRuleExtension,
  ListExtension,
  CheckListExtension,
  ListMarkerExtension,
  PictureExtension,
  FigureExtension,
  TableExtension,
]

const onPage = [
  ...inline,
  ClickAfterLastBlockExtension,
  HorizontalRuleExtension,
  ListExtension,
  ListMarkerExtension,
  TableExtension,
]

/**
 * One extension for each kind of text. They are built once, outside all components: an extension made in a component
 * would build a new editor on each render and lose the text.
 */
export const extensionOf: Record<SlotKind, AnyLexicalExtension> = {
  full: defineExtension({ ...shared, name: 'kryt/full', namespace: 'kryt', dependencies: blocks }),
  memo: defineExtension({ ...shared, name: 'kryt/memo', namespace: 'kryt', dependencies: blocks }),
  page: defineExtension({
    ...shared,
    name: 'kryt/page',
    namespace: 'kryt',
    dependencies: onPage,
  }),
  'pictured-page': defineExtension({
    ...shared,
    name: 'kryt/pictured-page',
    namespace: 'kryt',
    dependencies: [...onPage, PictureExtension],
  }),
  line: defineExtension({
    ...shared,
    name: 'kryt/line',
    namespace: 'kryt',
    dependencies: [...inline, OneLineExtension],
  }),
}
