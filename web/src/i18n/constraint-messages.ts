import { defineMessages, type MessageDescriptor } from 'react-intl'

/**
 * The sentences for constraints that a screen checks in advance, but that can still refuse when somebody
 * else was faster; docs/error-codes.md lists them.
 */
export const constraintMessages: Record<string, MessageDescriptor> = defineMessages({
  product_category_parent_id_fkey: {
    defaultMessage: 'The category that it belongs to no longer exists. Please choose another one.',
    id: 'lQGMFV',
  },
  list_view_name_key: { defaultMessage: 'You have a view with that name already', id: 'sP23Sb' },
  list_view_name_length: { defaultMessage: 'A name has 1 to 60 characters', id: 'kd8trS' },
  list_view_query_length: {
    defaultMessage: 'So many filters cannot be kept as a view.',
    id: 'mtA6tk',
  },
  product_category_parent_slug_key: {
    defaultMessage: 'A category with that name stands there already',
    id: 'A3l5I5',
  },
  communication_images_count: { defaultMessage: 'At most 10 pictures', id: 'EBI1kv' },
  communication_show_filled: {
    defaultMessage: 'Only parts that are filled in can be shown.',
    id: '0LkMg0',
  },
  product_tag_name_key: { defaultMessage: 'A tag with that name exists already', id: 'Nbh8jc' },
  product_bundle_member_count: {
    defaultMessage: 'A bundle has at most 100 resources.',
    id: 'ewTd9U',
  },
  product_bundle_thumbnails_count: { defaultMessage: 'At most 10 pictures', id: 'EBI1kv' },
  product_content_file_count: { defaultMessage: 'At most 50 files', id: 'mBlthL' },
  product_sku_key: { defaultMessage: 'Another resource has this SKU already', id: 'aHynOD' },
  product_thumbnails_count: { defaultMessage: 'At most 10 pictures', id: 'EBI1kv' },
  sale_order: { defaultMessage: 'The sale has to end after it starts.', id: 'BHeZvs' },
  sale_percentage_range: {
    defaultMessage: 'A sale takes off more than 0 and at most 100 per cent.',
    id: 'B89cyj',
  },
  school_name_town_provinces_key: {
    defaultMessage: 'The list has a school of this name in this town already.',
    id: 'M9xdy3',
  },
  assessment_template_school_id_fkey: {
    defaultMessage: 'The school is gone, or shared templates are still for it.',
    id: 'UcTnIg',
  },
  subject_template_school_id_fkey: {
    defaultMessage: 'The school is gone, or shared templates are still for it.',
    id: 'UcTnIg',
  },
  school_request_school_id_fkey: {
    defaultMessage: 'This school is no longer in the list. Please choose another one.',
    id: 'XRcm8r',
  },
  teacher_profile_teacher_profile_school_id_fkey: {
    defaultMessage: 'This school is no longer in the list. Please choose another one.',
    id: 'XRcm8r',
  },
  teacher_schedule_teacher_profile_id_day_key: {
    defaultMessage: 'This day has been added meanwhile. Close this and open it from your week.',
    id: 'kTJi4k',
  },
  teacher_schedule_end_after_start: {
    defaultMessage: 'The day has to end after it starts.',
    id: 'r8018L',
  },
  teacher_schedule_lessons_fit: {
    defaultMessage: 'Periods and breaks together are longer than the day.',
    id: '9an6/c',
  },
  teacher_class_subject_name_key: { defaultMessage: 'Class Name already used', id: 'oN8grp' },
  teacher_class_subject_subject_id_fkey: {
    defaultMessage: 'This subject is no longer in the list. Please choose another one.',
    id: 'OKLMVI',
  },
  subject_grade_subject_key: { defaultMessage: 'Subject already added to the grade', id: 'kdfvNF' },
  taxonomy_name_key: { defaultMessage: 'A taxonomy with this name already exists', id: 'NuukyT' },
  cognitive_level_taxonomy_label_key: {
    defaultMessage: 'The taxonomy already has a level with this name',
    id: 'b9uu8K',
  },
  coupon_coupon_code_key: { defaultMessage: 'Coupon code already exists', id: '1WotjV' },
  coupon_coupon_code_shape: {
    defaultMessage: 'Only uppercase alphanumeric characters are allowed',
    id: 'vrMrtO',
  },
  coupon_dates_in_order: { defaultMessage: 'The end date is before the start date', id: 'ybC6d2' },
  coupon_discount_value_range: {
    defaultMessage: 'A discount is more than 0, and at most 100%',
    id: 'j/ws9h',
  },
  coupon_batch_length: { defaultMessage: 'A name has at most 60 characters.', id: 'uI37p7' },
})

/** The sentences for the limits of all columns, by the ending of the constraint's name (error-messages.ts). */
export const limitMessages: Record<string, MessageDescriptor> = defineMessages({
  text_too_long: {
    defaultMessage: 'A text is longer than there is room for. Please shorten it.',
    id: 'luFlVA',
  },
  day_out_of_range: {
    defaultMessage: 'Dates are between the years 2000 and 2100. Please check them.',
    id: 'FiS4Oq',
  },
  number_not_real: {
    defaultMessage: 'One of the numbers is not a number. Please check them.',
    id: '113IVJ',
  },
  text_blank: {
    defaultMessage: 'A name or title needs letters that can be read.',
    id: 'RVEaK6',
  },
})
