import { CheckIcon, CircleIcon } from 'lucide-react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { keptRules, passwordRules, type PasswordRule } from '@/lib/password-policy.ts'

const messages: Record<PasswordRule, MessageDescriptor> = defineMessages({
  length: { defaultMessage: 'At least 8 characters', id: 'YwMziN' },
  lower: { defaultMessage: 'A lowercase letter', id: 'Mbs3PJ' },
  upper: { defaultMessage: 'An uppercase letter', id: 'x1gAXt' },
  number: { defaultMessage: 'A number', id: '8jocOM' },
  special: { defaultMessage: 'A special character', id: 'UV+cgj' },
})

/** The rules for a password. Those that it keeps are ticked. */
export function PasswordHints({ password }: { password: string }) {
  const kept = keptRules(password)
  return (
    <ul className="mt-1 grid gap-x-4 gap-y-1 min-[400px]:grid-cols-2">
      {passwordRules.map((rule) => {
        const done = kept.has(rule)
        return (
          <li
            key={rule}
            data-kept={done}
            className={cn('flex items-center gap-2', done && 'text-ink')}
          >
            {done ? (
              <CheckIcon aria-hidden="true" className="text-chalk-green size-4 stroke-[3]" />
            ) : (
              <CircleIcon aria-hidden="true" className="size-4 opacity-45" />
            )}
            <FormattedMessage {...messages[rule]} />
            {done && (
              <span className="sr-only">
                <FormattedMessage
                  defaultMessage="done"
                  id="coMZdU"
                  description="A password rule is met"
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
