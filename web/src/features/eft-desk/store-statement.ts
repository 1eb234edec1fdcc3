import { z } from 'zod/mini'
import { askAgain } from '@/graphql/ask-again.ts'
import type { WritingClient } from '@/graphql/write.ts'
import { toAppError } from '@/lib/errors.ts'
import { ImportBankStatementDocument } from './eft-desk.generated.ts'
import type { Statement } from './read/statement.ts'

const answer = z.object({ lines: z.number(), added: z.number(), doubted: z.number() })

/**
 * Stores a statement that was read, and has its lines matched.
 * @throws AppError bank_account_required, bank_line_not_read, bank_statement_too_long
 */
export async function storeStatement(
  client: WritingClient,
  fileName: string,
  { bank, account, closingBalance, lines }: Statement,
): Promise<z.infer<typeof answer>> {
  const statement = JSON.stringify({
    fileName,
    bank,
    account,
    closingBalance,
    lines: lines.map(({ date, amount, balance, description, reference, bankId }) => ({
      date,
      amount,
      balance,
      description,
      reference,
      bankId,
    })),
  })
  try {
    const { data } = await client.mutate({
      mutation: ImportBankStatementDocument,
      variables: { statement },
    })
    return answer.parse(JSON.parse(data?.importBankStatement ?? 'null'))
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, [
      'bankStatementLineCollection',
      'searchBankLines',
      'bankStatementCollection',
    ])
  }
}
