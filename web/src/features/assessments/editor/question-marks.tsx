import { TriangleAlertIcon } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { isUneven, isUnmarked, partMarks } from '../paper/marks.ts'
import type { Question } from '../paper/paper.ts'
import { useEdit, useEditor } from './editor-context.ts'
import { NumberLine } from './number-line.tsx'
import { useReplacedMarks } from './use-replaced-marks.ts'

/** The marks of a question: the sum of its parts, or typed where no part has marks. */
export function QuestionMarks({ question, number }: { question: Question; number: string }) {
  const intl = useIntl()
  const edit = useEdit()
  const { announce } = useEditor()
  const sum = partMarks(question.parts)
  const replaced = useReplacedMarks(question)
  const told =
    replaced !== null &&
    replaced !== sum &&
    intl.formatMessage(
      {
        defaultMessage:
          'Question {number} now counts the sum of its parts, {sum}, and no longer the {typed} that you typed.',
        id: 'Z+WIet',
      },
      { number, sum: markWords(sum), typed: markWords(replaced) },
    )
  useEffect(() => {
    if (told !== false) announce(told)
  }, [announce, told])
  if (sum > 0 && question.marks === null)
    return (
      told !== false && (
        <p className="border-chalk-yellow/60 bg-chalk-yellow/12 col-span-full flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md border px-3 py-2 text-sm">
          {told}
          <Button
            variant="link"
            size="inline"
            onClick={() =>
              edit({ kind: 'change-question', question: question.id, change: { marks: replaced } })
            }
          >
            <FormattedMessage
              defaultMessage="Keep {typed}"
              id="WmaHrZ"
              values={{ typed: markWords(replaced) }}
            />
          </Button>
        </p>
      )
    )
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
        required={isUnmarked(question)}
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
