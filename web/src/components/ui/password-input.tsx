import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'

/** A password field that can show what was typed. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const intl = useIntl()
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOffIcon : EyeIcon
  return (
    <div className="relative">
      <Input {...props} type={visible ? 'text' : 'password'} className="pr-12!" />
      <button
        type="button"
        aria-pressed={visible}
        aria-label={intl.formatMessage({ defaultMessage: 'Show password', id: 'JHTwdB' })}
        onClick={() => setVisible(!visible)}
        className="text-ink-muted hover:text-ink absolute top-0 right-0 grid size-11 place-items-center"
      >
        <Icon aria-hidden="true" className="size-[18px]" />
      </button>
    </div>
  )
}
