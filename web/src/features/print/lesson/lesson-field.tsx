import { CheckIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Lines } from '../paper/answer-space.tsx'
import { chosenOf, shownItems, type PlannedField } from './lesson-choices.ts'
import { markWords } from '../paper/sections.ts'

/** A field of a lesson: the text, the choices with the chosen ones marked, or lines to write on. */
export function LessonField({ field }: { field: PlannedField }) {
  const { points = null, difficulty = null, hint = null, items = null } = field
  const chosen = chosenOf(field)
  const given = chosen.length > 0
  const marks = points !== null && points > 0 ? ` (${markWords(points)})` : ''
  return (
    <div className="lesson-field">
      <dt>
        {field.label}
        {marks}
        {(difficulty ?? '') !== '' && <span className="lesson-note">{difficulty}</span>}
      </dt>
      <dd>
        {(items ?? []).length > 0 ? (
          <Choices field={field} chosen={chosen} />
        ) : given ? (
          chosen.map((line, index) => <p key={index}>{line}</p>)
        ) : (
          <>
            {/* The hint helps somebody who fills in the field by hand. */}
            {(hint ?? '') !== '' && <p className="lesson-note">{hint}</p>}
            <Lines count={field.type === 'Textarea' ? 3 : 1} />
          </>
        )}
      </dd>
    </div>
  )
}

function Choices({ field, chosen }: { field: PlannedField; chosen: readonly string[] }) {
  const intl = useIntl()
  const one = field.type === 'Select' || field.type === 'Radio'
  return (
    <ul className="lesson-choices">
      {shownItems(field).map((item, index) => (
        <li key={index} data-chosen={chosen.includes(item) ? '' : undefined}>
          <span className={one ? 'paper-box paper-round' : 'paper-box'}>
            {chosen.includes(item) && (
              <CheckIcon
                role="img"
                aria-label={intl.formatMessage({ defaultMessage: 'Chosen:', id: 'FnK4du' })}
                strokeWidth={3}
              />
            )}
          </span>
          {item}
        </li>
      ))}
    </ul>
  )
}
