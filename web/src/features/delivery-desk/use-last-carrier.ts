import { useKeptChoice } from '@/lib/kept-choice.ts'

/** The carrier that was chosen last on this computer, because most parcels go the same way. */
export function useLastCarrier(): [string, (carrier: string) => void] {
  const [carrier, choose] = useKeptChoice('delivery-carrier')
  return [carrier ?? '', (next) => choose(() => next)]
}
