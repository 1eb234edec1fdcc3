import { defineMessage } from 'react-intl'
import type { ImportKind } from '@/domain/file-import/import-kind.ts'
import { asTyped } from './bring/wanted-files.ts'
import { fileColumns } from './file/columns.ts'
import { rowSentence } from './import-words.ts'
import { catalogueRuns, type CatalogueOptions, type ImportState } from './run/catalogue-run.ts'

/** Resources from a file, as the screens of an import show it. */
export const catalogue: ImportKind<ImportState, CatalogueOptions> = {
  runs: catalogueRuns,
  columns: fileColumns,
  asTyped,
  emptyFile: 'resources',
  hint: defineMessage({
    defaultMessage:
      'CSV or Excel (.xlsx), with the names of the columns in the first row. A row meets a resource by its id, or else by its SKU.',
    id: 'BgHAdM',
  }),
  isEnough: (keys) => ['title', 'id', 'sku'].some((key) => keys.includes(key)),
  notEnough: defineMessage({
    defaultMessage: 'Choose the column with the title, the SKU or the id.',
    id: 'vy24w1',
  }),
  sentence: rowSentence,
  warnings: {
    free: {
      row: defineMessage({ defaultMessage: 'This resource becomes free', id: '3PNiqR' }),
      count: defineMessage({
        defaultMessage:
          '{count, plural, one {# resource becomes} other {# resources become}} free by this import.',
        id: '3FAD6p',
      }),
    },
  },
  optionsOf: ({ options }) => ({ createTags: options.createTags === true }),
}
