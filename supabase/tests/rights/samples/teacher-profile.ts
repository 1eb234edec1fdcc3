import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const details = {
  title: 'Ms',
  name: 'Anna',
  surname: 'Botha',
  language: 'English',
  province: 'Limpopo',
  days_per_week: 5,
  translate_i18n: 'af',
}

export const teacherProfile: Sample = {
  everybodyHasOne: true,
  arrange: (_, { owner }) => Promise.resolve(owner.profileId),
  // As at the first sign-in, when there is no profile yet.
  insert: async (db, { owner }) => {
    await db.root('delete from public.teacher_profile where id = $1', [owner.profileId])
    return { ...details, user_id: owner.id, teacher_profile_school_id: null }
  },
  update: async (db) => ({
    ...details,
    rotation_anchor: '2027-01-11',
    teacher_profile_school_id: await created(db, 'school', {
      name: 'Rights Primary',
      is_generic: true,
      provinces: ['Limpopo'],
    }),
    products_order_shipping_details: {
      address1: '1 Long Street',
      city: 'Cape Town',
      province: 'Western Cape',
      postalCode: '8001',
      country: 'South Africa',
      phoneNumber: '021 555 0100',
    },
  }),
}
