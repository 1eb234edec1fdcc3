import { useApolloClient } from '@apollo/client/react'
import { PencilIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isAnswered, parseQuestions } from '@/domain/questions/product-question.ts'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { AskBeforeAdding } from './ask-before-adding.tsx'
import { changeAnswers } from './cart-actions.ts'

/** The answers of a line in the cart, with a button to change them. */
export function ChangeAnswers({
  lineId,
  title,
  questions: json,
}: {
  lineId: string
  title: string
  /** JSON, with the answers as the questions' values. */
  questions: string
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [asking, setAsking] = useState(false)
  const questions = parseQuestions(json)
  if (questions.length === 0) return null
  const answered = questions.flatMap(({ value = null }) =>
    value !== null && isAnswered(value) ? [Array.isArray(value) ? value.join(', ') : value] : [],
  )
  return (
    <>
      {answered.length > 0 && (
        <p className="text-ink-muted mt-1 line-clamp-2 text-sm">{answered.join(' · ')}</p>
      )}
      <Button
        variant="link"
        size="inline"
        className="min-h-11"
        disabled={!online}
        aria-label={intl.formatMessage(
          { defaultMessage: 'Change answers for {title}', id: 'RoV47f' },
          { title },
        )}
        onClick={() => setAsking(true)}
      >
        <PencilIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="Change answers" id="Pv/JpM" />
      </Button>
      {asking && (
        <AskBeforeAdding
          title={title}
          questions={questions}
          draft={`line.${lineId}`}
          submit={<FormattedMessage defaultMessage="Save answers" id="hrvIiL" />}
          onClose={() => setAsking(false)}
          onSubmit={async (answers) => {
            await changeAnswers(client, lineId, answers)
            setAsking(false)
            showSnack('done', intl.formatMessage({ defaultMessage: 'Answers saved', id: 'g2pcsk' }))
          }}
        />
      )}
    </>
  )
}
