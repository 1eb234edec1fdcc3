import { listContract } from '@/components/list/testing/list-contract.ts'
import { lineStates, verdicts } from './bank-line-words.ts'
import { bankLines } from './bank-lines-list.ts'

listContract(bankLines, {
  statuses: { status: [...Object.keys(verdicts), ...Object.keys(lineStates)] },
})
