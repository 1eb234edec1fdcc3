import { fileOfFunction } from '@/lib/edge-function.ts'
import { saveFile } from '@/lib/save-file.ts'
import { today } from '@/lib/wall-time.ts'

/** The sheets of labels that can be printed, with how many they hold in a row and below each other. */
export const labelSheets = { '3x7': { across: 3, down: 7 }, '2x7': { across: 2, down: 7 } } as const

export type LabelSheetName = keyof typeof labelSheets

/** The packing slips of these deliveries as one PDF. @throws AppError */
export async function downloadSlips(deliveryIds: readonly string[], name: string) {
  const file = await fileOfFunction('delivery-papers', { paper: 'slips', deliveryIds })
  saveFile(file, `${name}-${today()}.pdf`)
}

/** The labels of these deliveries as one PDF, from the first free place of the sheet on. @throws AppError */
export async function downloadLabels(
  deliveryIds: readonly string[],
  name: string,
  { sheet, first }: { sheet: LabelSheetName; first: number },
) {
  const file = await fileOfFunction('delivery-papers', {
    paper: 'labels',
    deliveryIds,
    sheet,
    first,
  })
  saveFile(file, `${name}-${today()}.pdf`)
}
