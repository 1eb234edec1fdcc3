import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SchoolHead } from '@/domain/school/school-head.tsx'
import { pictureUrl } from '@/lib/picture-url.ts'
import type { SchoolValues } from './school-schema.ts'

/** An address for the logo that the form holds: of the stored one, or of the file that was chosen here. */
function useLogoAddress(logo: SchoolValues['logo']): string | null {
  const address = useMemo(
    () =>
      logo instanceof File ? URL.createObjectURL(logo) : logo === null ? null : pictureUrl(logo),
    [logo],
  )
  // The browser keeps a chosen file in memory until its address is given back.
  useEffect(
    () => () => {
      if (address?.startsWith('blob:') === true) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}

/** Name and logo as they stand at the head of a printed paper. */
export function LogoPreview({ form }: { form: EntityForm<SchoolValues> }) {
  const [name, logo] = useWatch({ control: form.control, name: ['name', 'logo'] })
  const address = useLogoAddress(logo)
  if (name.trim() === '' && address === null) return null
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-ink-muted text-sm">
        <FormattedMessage defaultMessage="At the head of a printed paper" id="EnzWQV" />
      </figcaption>
      <div className="border-line overflow-hidden rounded-md border bg-white p-5 text-[17px] wrap-anywhere text-black">
        <SchoolHead key={address} name={name.trim()} logo={address} />
      </div>
    </figure>
  )
}
