import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { labelSheets, type LabelSheetName } from './download-papers.ts'

export interface LabelsValues {
  sheet: LabelSheetName
  /** The place of the first free label, from 1. */
  first: string
}

/** How many labels a sheet has. */
export const placesOn = (sheet: LabelSheetName): number =>
  labelSheets[sheet].across * labelSheets[sheet].down

/** A place that the sheet has. */
export const labelsSchema = (intl: IntlShape) =>
  z.object({ sheet: z.enum(['3x7', '2x7']), first: z.string() }).check((context) => {
    const { sheet, first } = context.value
    const most = placesOn(sheet)
    if (/^\d+$/.test(first) && Number(first) >= 1 && Number(first) <= most) return
    context.issues.push({
      code: 'custom',
      input: first,
      path: ['first'],
      message: intl.formatMessage(
        { defaultMessage: 'This sheet has labels 1 to {most, number}.', id: 'ipCTwa' },
        { most },
      ),
    })
  })
