import { drawLabels } from '../../../supabase/functions/_shared/delivery/labels.ts'
import { delivery } from '../../../supabase/functions/_shared/delivery/sample.ts'
import { drawSlips } from '../../../supabase/functions/_shared/delivery/slip.ts'

const short = {
  ...delivery,
  recipient: 'Ms Thandi Nkosi',
  language: 'en' as const,
  downloads: false,
  parcels: [],
  address: {
    address1: '12 Marula Street',
    address2: '',
    city: 'Polokwane',
    province: 'Limpopo',
    postalCode: '0699',
    phoneNumber: '+27 82 123 4567',
  },
}
const both = [delivery, short]

/** Packing slips and both sheets of labels, with long names and short ones. */
export const deliveryPapers = async () => [
  { name: 'packing-slips', pdf: await drawSlips(both) },
  { name: 'labels-3x7', pdf: await drawLabels([...both, ...both, ...both], '3x7', 3) },
  { name: 'labels-2x7', pdf: await drawLabels([...both, ...both], '2x7', 2) },
]
