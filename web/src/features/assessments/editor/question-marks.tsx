import { TriangleAlertIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { isUneven, partMarks } from '../paper/marks.ts'
import type { Question } from '../paper/paper.ts'
import { useEdit } from './editor-context.ts'
import { NumberLine } from './number-line.tsx'

/** The marks of a question: the sum of its parts, or typed where no part has marks. */
export function QuestionMarks({ question, number }: { question: Question; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  const sum = partMarks(question.parts)
  if (sum > 0 && question.marks === null) return null
  return (
    <>
      <NumberLine
        at={question.id}
        field="marks"
        label={<FormattedMessage defaultMessage="Marks" id="oySfSq" />}
        name={intl.formatMessage(
          { defaultMessage: 'Marks, question {number}', id: 'hjMM4T' },
          { number },
        )}
        value={question.marks}
        decimals={2}
        required={sum === 0}
        onNumber={(marks, group) =>
          edit({ kind: 'change-question', question: question.id, change: { marks } }, group)
        }
      />
      {isUneven(question) && (
        <p className="border-chalk-yellow/60 bg-chalk-yellow/12 col-span-full flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md border px-3 py-2 text-sm">
          <TriangleAlertIcon aria-hidden="true" className="size-[18px] shrink-0" />
          <FormattedMessage
            defaultMessage="The parts add up to {sum}, not {marks}."
            id="6zWOSi"
            values={{ sum: markWords(sum), marks: markWords(question.marks ?? 0) }}
          />
          <Button
            variant="link"
            size="inline"
            onClick={() =>
              edit({ kind: 'change-question', question: question.id, change: { marks: null } })
            }
          >
            <FormattedMessage defaultMessage="Use the sum" id="YMLepR" />
          </Button>
        </p>
      )}
    </>
  )
}
