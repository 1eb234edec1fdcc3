import { FormattedMessage } from 'react-intl'
import { isUsed, readUses } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** What a change of levels does to the papers that have them; nothing while none has. */
export function KeptInPapers({ chosenBy }: { chosenBy: string | null }) {
  const uses = readUses(chosenBy)
  if (!isUsed(uses)) return null
  return (
    <FormattedMessage
      defaultMessage="Used by {what}. Questions keep the levels and percentages that they have; what is chosen from now on has the new ones."
      id="32q9Q3"
      values={{ what: <UsesWords uses={uses} /> }}
    />
  )
}
