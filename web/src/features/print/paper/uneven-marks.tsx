import { TriangleAlertIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { markWords, uneven, type Question } from './sections.ts'

/** A warning on the screen, not printed, because marks that do not add up are what moderators look for first. */
export function UnevenMarks({ questions }: { questions: readonly Question[] }) {
  const found = uneven(questions)
  if (found.length === 0) return null
  return (
    <aside className="paper-notice">
      <ul className="border-chalk-yellow/60 bg-chalk-yellow/12 text-ink grid gap-1 rounded-md border px-3.5 py-2.5 text-[15px]">
        {found.map(({ number, marks, parts }, index) => (
          <li key={index} className="flex gap-2.5">
            <TriangleAlertIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            <span>
              <FormattedMessage
                defaultMessage="Question {number}: the marks of its parts add up to {parts}, not {marks}."
                id="/Gi8LJ"
                values={{ number, parts: markWords(parts), marks: markWords(marks) }}
              />
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
