import { askAgain } from '@/graphql/ask-again.ts'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  ConfirmBankLineDocument,
  DecideBankLineDocument,
  MatchBankLinesDocument,
  UndoBankLineDocument,
} from './eft-desk.generated.ts'

/** Whatever shows lines of bank statements, or orders. */
const lists = [
  'bankStatementLineCollection',
  'searchBankLines',
  'searchOrders',
  'teacherProductsOrderCollection',
  'orderForAdmin',
  'transferTarget',
] as const

/** Compares the open lines with the orders as they are now: another line may have been for the same order. */
export async function matchAgain(client: WritingClient): Promise<void> {
  await client.mutate({ mutation: MatchBankLinesDocument })
  await askAgain(client, lists)
}

interface Confirmation {
  lineId: string
  orderId: string
  /** What was shown as still to pay. */
  expectedDue: string
  inFull: boolean
  note: string
}

/** @throws AppError bank_line_used, order_changed, order_already_paid, order_not_open, payment_being_confirmed, note_required */
export async function confirmLine(client: WritingClient, confirmation: Confirmation) {
  await writeRow(client, ConfirmBankLineDocument, confirmation)
}

/** @throws AppError */
export async function undoLine(client: WritingClient, linkId: string, note: string) {
  await writeRow(client, UndoBankLineDocument, { linkId, note })
  await matchAgain(client)
}

type Decision = 'aside' | 'reopen' | 'same' | 'different'

/** @throws AppError bank_line_used, note_required */
export async function decideLine(
  client: WritingClient,
  lineId: string,
  decision: Decision,
  note = '',
) {
  await writeRow(client, DecideBankLineDocument, { lineId, decision, note }, lists)
}

/**
 * Notes that what is left of a line was paid back.
 * @param expectedLeft the amount that was shown
 * @throws AppError bank_line_used, note_required, row_changed
 */
export async function returnLine(
  client: WritingClient,
  lineId: string,
  expectedLeft: string,
  note: string,
) {
  const variables = { lineId, decision: 'returned', note, expectedLeft }
  await writeRow(client, DecideBankLineDocument, variables, lists)
}
