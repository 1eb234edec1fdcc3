import { z } from 'zod'
import { labelSheets, type LabelSheetName } from '../_shared/delivery/label-sheets.ts'

const deliveryIds = z.array(z.uuid()).min(1).max(100)
const names = Object.keys(labelSheets) as LabelSheetName[] // the keys of our own object

/** Slips, or labels on a sheet with the position of its first free label. */
export const papersBody = z.discriminatedUnion('paper', [
  z.object({ paper: z.literal('slips'), deliveryIds }),
  z
    .object({
      paper: z.literal('labels'),
      deliveryIds,
      sheet: z.enum(names),
      first: z.int().min(1),
    })
    .refine(({ sheet, first }) => first <= labelSheets[sheet].columns * labelSheets[sheet].rows),
])
