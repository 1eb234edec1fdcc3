import { expect, test } from 'vitest'
import { rolledBack } from '../support/database.ts'
import { functionRights, list, tableRights, unusualRights } from './rights.sql.ts'

// With function-rights.test.ts these lists are the complete surface of the API. A migration that adds a right must change one.

test('visitors read the catalogue and nothing else', () =>
  rolledBack(async (db) => {
    expect(await list(db, tableRights, 'anon')).toMatchInlineSnapshot(`
      [
        "select product(id created_at updated_at title description price discount_percentage e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku pages marks language term topic type file_count video_count missing_count search_field category_order listable)",
        "select product_bundle(id created_at updated_at title description price price_percentage complete_price discount_percentage physical mixed language featured publish_date thumbnails tags category_id member_count member_covers search_field category_order)",
        "select product_bundle_product(id created_at updated_at product_bundle_id product_id position title)",
        "select product_category(id created_at updated_at name slug parent_id grade position)",
        "select product_tag(id created_at updated_at name)",
        "select shop_item(id created_at updated_at product_id product_bundle_id title price usual_discount physical featured e_commerce_product subscription_product publish_date thumbnails tags category_id mixed member_covers language term kind cost in_english in_afrikaans search_field)",
      ]
    `)
  }))

test('signed-in people have these rights, which the policies narrow', () =>
  rolledBack(async (db) => {
    expect(await list(db, tableRights, 'authenticated')).toMatchInlineSnapshot(`
      [
        "delete announcement",
        "delete assessment_template",
        "delete assessment_template_taxonomy",
        "delete cognitive_level",
        "delete communication",
        "delete coupon",
        "delete holiday",
        "delete product",
        "delete product_bundle",
        "delete product_bundle_product",
        "delete product_category",
        "delete product_content",
        "delete product_tag",
        "delete school",
        "delete secret",
        "delete subject_template",
        "delete taxonomy",
        "delete teacher_activity",
        "delete teacher_assessment_template",
        "delete teacher_class_subject",
        "delete teacher_schedule",
        "delete teacher_subject_template",
        "delete term",
        "delete term_biweek",
        "insert announcement(title message send_to)",
        "insert assessment_template(id title complexity total_minutes font_family headings instructions questions translation school_id subject_id)",
        "insert assessment_template_taxonomy(assessment_template_id taxonomy_id position)",
        "insert cognitive_level(taxonomy_id label percentage position)",
        "insert communication(subject body images video send_to show publish_date)",
        "insert coupon(coupon_code enabled start_date end_date discount_type discount_value restrict_to restrict_to_teachers max_uses)",
        "insert holiday(label label_af date)",
        "insert product(title description price discount_percentage e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku pages marks language term topic)",
        "insert product_bundle(title description price price_percentage complete_price discount_percentage featured publish_date thumbnails tags category_id)",
        "insert product_bundle_product(product_bundle_id product_id position)",
        "insert product_category(name parent_id grade)",
        "insert product_content(product_id file_keys urls)",
        "insert product_tag(name)",
        "insert school(name town provinces is_generic school_img_key)",
        "insert secret(type value)",
        "insert subject(grade subject subject_af)",
        "insert subject_template(id name complexity total_points minutes font_family headings template school_id subject_id)",
        "insert taxonomy(name source year certainty language grades subjects)",
        "insert teacher_activity(teacher_profile_id label start_date_time end_date_time color type teacher_assessment_template_id teacher_subject_template_id repeat_id teacher_class_subject_id locked notes)",
        "insert teacher_assessment_template(id title complexity total_minutes font_family headings instructions questions translation school_id subject_id taxonomy_id)",
        "insert teacher_class_subject(teacher_profile_id subject_id name year)",
        "insert teacher_profile(user_id title name surname language province days_per_week translate_i18n teacher_profile_school_id)",
        "insert teacher_schedule(teacher_profile_id day periods period_duration break_durations start_time end_time breaks_after)",
        "insert teacher_subject_template(id name complexity total_points minutes font_family headings template school_id subject_id subject_template_id)",
        "insert teacher_subscription(teacher_profile_id title frequency amount per_grade monthly_limit grades grand_fathered)",
        "insert term(label label_af start_date end_date provinces gazetted_days)",
        "insert term_biweek(term_id label label_af start_date end_date)",
        "select admin_audit(id created_at updated_at actor_id actor table_name row_id verb old_values new_values)",
        "select announcement(id created_at updated_at title message send_to)",
        "select announcement_read(id created_at updated_at announcement_id teacher_profile_id)",
        "select archived_teacher_products_order(id created_at updated_at archived_at teacher_profile_id owner order_status order_number order_date_time order_payment_method order_payment order_shipping_details order_products order_events coupon_code coupon_discount_type coupon_discount_value coupon_amount shipping_fee order_total order_vat)",
        "select assessment_template(id created_at updated_at title complexity total_marks total_minutes font_family headings instructions questions translation school_id subject_id subject_name grade_order school_name search_field)",
        "select assessment_template_taxonomy(id created_at updated_at assessment_template_id taxonomy_id position)",
        "select bank_form(id created_at updated_at name header columns)",
        "select bank_line_order(id created_at updated_at bank_statement_line_id order_id order_number amount note undone_at undone_note)",
        "select bank_question(id created_at updated_at teacher_profile_id teacher_assessment_template_id assessment_template_id position paper_title written_at subject_id grade_order school_id excerpt marks types levels question translation_language wording)",
        "select bank_statement(id created_at updated_at file_name bank account first_day last_day line_count new_line_count closing_balance uploaded_by)",
        "select bank_statement_line(id created_at updated_at bank_statement_id account booked_on amount balance description reference bank_id same_as occurrence fingerprint line_state left_amount returned_amount note verdict candidates search_field)",
        "select cognitive_level(id created_at updated_at taxonomy_id label percentage position)",
        "select communication(id created_at updated_at subject body images video send_to show publish_date)",
        "select communication_withdrawal(id created_at updated_at)",
        "select coupon(id created_at updated_at coupon_code enabled start_date end_date discount_type discount_value restrict_to restrict_to_teachers max_uses uses batch)",
        "select coupon_redemption(id created_at updated_at coupon_id order_id)",
        "select delivery(id created_at updated_at order_id order_number paid_at recipient town delivery_state quantity packed sent delivered search_field)",
        "select holiday(id created_at updated_at label label_af date)",
        "select invoice(id created_at updated_at kind number order_id credited_invoice_id teacher_profile_id issued_at order_number form seller buyer lines coupon_amount shipping_fee total vat storage_key content_sha256 credit_reason credited_part payment_method paid_on)",
        "select order_event(id created_at updated_at order_id from_status to_status reason)",
        "select order_line(id created_at updated_at order_id teacher_profile_id product_id product_bundle_id title price full_price discount_percentage quantity unit_price line_price coupon_share price_before physical questions withdrawn_at)",
        "select order_line_member(id created_at updated_at order_line_id product_id position title physical paid_before)",
        "select parcel(id created_at updated_at order_id number parcel_state carrier tracking_number packed_at sent_at delivered_at)",
        "select parcel_line(id created_at updated_at parcel_id order_line_id order_line_member_id title quantity)",
        "select payment_attempt(id created_at updated_at order_id amount sent_at expires_at ended_at end_reason)",
        "select payment_notification(id created_at updated_at received_at received_count source_address provider_payment_id payment_status merchant_id attempt_reference order_reference amount_cents judged_at verdict counts order_id needs_human resolved_at resolved_by resolution resolution_note)",
        "select product(id created_at updated_at title description price discount_percentage e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku pages marks language term topic type file_count video_count missing_count search_field category_order listable)",
        "select product_bundle(id created_at updated_at title description price price_percentage complete_price discount_percentage physical mixed language featured publish_date thumbnails tags category_id member_count member_covers search_field category_order)",
        "select product_bundle_product(id created_at updated_at product_bundle_id product_id position title)",
        "select product_category(id created_at updated_at name slug parent_id grade position)",
        "select product_content(id created_at updated_at product_id file_keys urls)",
        "select product_download(id created_at updated_at user_id teacher_profile_id product_id file_key)",
        "select product_subscription(id created_at updated_at teacher_profile_id product_id time_stamp grade)",
        "select product_tag(id created_at updated_at name)",
        "select quotation(id created_at updated_at order_id number issued_at valid_until sent_to language form seller buyer lines coupon_amount shipping_fee total vat replaced_at accepted_at accepted_by purchase_order_number)",
        "select refund(id created_at updated_at order_id teacher_profile_id invoice_id amount refund_method provider_reference paid_out_on bank_reference)",
        "select reporting_teacher(id created_at updated_at teacher_profile_id owner username title name surname language province email phone registration_date roles role_list product_count teacher_profile_school_id school_name search_field)",
        "select school(id created_at updated_at name town provinces is_generic school_img_key emis_number search_field)",
        "select school_request(id created_at updated_at teacher_profile_id school_id request_status requested_at decided_at teacher_name email)",
        "select seat(id created_at updated_at order_line_id email teacher_profile_id taken_at)",
        "select secret(id created_at updated_at type value)",
        "select shop_item(id created_at updated_at product_id product_bundle_id title price usual_discount physical featured e_commerce_product subscription_product publish_date thumbnails tags category_id mixed member_covers language term kind cost in_english in_afrikaans search_field)",
        "select subject(id created_at updated_at grade subject subject_af created_by grade_order search_field)",
        "select subject_template(id created_at updated_at name type complexity total_points minutes font_family headings template school_id subject_id subject_name grade_order school_name search_field)",
        "select taxonomy(id created_at updated_at name source year certainty language grades subjects)",
        "select teacher_activity(id created_at updated_at teacher_profile_id label start_date_time end_date_time color type teacher_assessment_template_id teacher_subject_template_id repeat_id teacher_class_subject_id locked notes)",
        "select teacher_assessment_template(id created_at updated_at teacher_profile_id title complexity total_marks total_minutes font_family headings instructions questions translation school_id subject_id taxonomy_id subject_name grade_order school_name search_field)",
        "select teacher_assessment_version(id created_at updated_at teacher_assessment_template_id saved_at title complexity total_marks total_minutes font_family question_count headings instructions questions translation)",
        "select teacher_class_period(id created_at updated_at teacher_profile_id teacher_class_subject_id year day period week)",
        "select teacher_class_subject(id created_at updated_at teacher_profile_id subject_id name year)",
        "select teacher_products_order(id created_at updated_at teacher_profile_id owner order_status order_number order_date_time order_payment_method order_payment payment_open_until order_shipping_details coupon_code coupon_discount_type coupon_discount_value coupon_amount shipping_fee order_total order_vat refunded_amount by_hand_amount received_amount to_pay_back_amount paid_back_amount owed_back_amount unplaced_amount product_count has_physical has_questions search_field)",
        "select teacher_profile(id created_at updated_at user_id owner title name surname language province days_per_week status type session_token translate_i18n products_order_shipping_details products teacher_profile_school_id closed_at rotation_anchor)",
        "select teacher_schedule(id created_at updated_at teacher_profile_id day periods period_duration break_durations start_time end_time breaks_after)",
        "select teacher_subject_template(id created_at updated_at teacher_profile_id name type complexity total_points minutes font_family headings template school_id subject_id subject_template_id subject_name grade_order school_name search_field)",
        "select teacher_subscription(id created_at updated_at teacher_profile_id title frequency amount per_grade monthly_limit grades grand_fathered pro_rata_payment_successful token status_text run_date checked_at)",
        "select term(id created_at updated_at label label_af start_date end_date provinces gazetted_days)",
        "select term_biweek(id created_at updated_at term_id label label_af start_date end_date color)",
        "update announcement(title message send_to)",
        "update assessment_template(title complexity total_minutes font_family headings instructions questions translation school_id subject_id)",
        "update cognitive_level(label percentage position)",
        "update communication(subject body images video send_to show publish_date)",
        "update coupon(coupon_code enabled start_date end_date discount_type discount_value restrict_to restrict_to_teachers max_uses)",
        "update holiday(label label_af date)",
        "update product(title description price discount_percentage e_commerce_product subscription_product physical featured publish_date thumbnails tags category_id questions sku pages marks language term topic)",
        "update product_bundle(title description price price_percentage complete_price discount_percentage featured publish_date thumbnails tags category_id)",
        "update product_bundle_product(position)",
        "update product_category(name parent_id grade)",
        "update product_content(file_keys urls)",
        "update product_tag(name)",
        "update school(name town provinces is_generic school_img_key)",
        "update secret(type value)",
        "update subject(grade subject subject_af)",
        "update subject_template(name complexity total_points minutes font_family headings template school_id subject_id)",
        "update taxonomy(name source year certainty language grades subjects)",
        "update teacher_activity(label start_date_time end_date_time color type teacher_assessment_template_id teacher_subject_template_id repeat_id teacher_class_subject_id locked notes)",
        "update teacher_assessment_template(title complexity total_minutes font_family headings instructions questions translation school_id subject_id taxonomy_id)",
        "update teacher_class_subject(subject_id name)",
        "update teacher_profile(title name surname language province days_per_week translate_i18n products_order_shipping_details teacher_profile_school_id rotation_anchor)",
        "update teacher_schedule(day periods period_duration break_durations start_time end_time breaks_after)",
        "update teacher_subject_template(name complexity total_points minutes font_family headings template school_id subject_id)",
        "update teacher_subscription(title frequency amount per_grade monthly_limit grades grand_fathered)",
        "update term(label label_af start_date end_date provinces gazetted_days)",
        "update term_biweek(label label_af start_date end_date color)",
      ]
    `)
  }))

test('the service role writes no orders', () =>
  rolledBack(async (db) => {
    const rights = await list(db, tableRights, 'service_role')
    expect(
      rights.filter((right) => /order_(line|event)|teacher_products_order/.test(String(right))),
    ).toHaveLength(7)
  }))

test('nobody has unusual rights', () =>
  rolledBack(async (db) => {
    expect(await list(db, unusualRights)).toEqual([])
  }))

test('new tables and functions have no grants', () =>
  rolledBack(async (db) => {
    const before = {
      anon: await list(db, functionRights, 'anon'),
      service: await list(db, tableRights, 'service_role'),
    }
    await db.root('create table public.probe (id uuid)')
    await db.root('create function public.probe() returns int language sql return 1')
    await db.root('create function private.probe() returns int language sql return 1')
    expect(await list(db, functionRights, 'anon')).toEqual(before.anon)
    expect(await list(db, tableRights, 'service_role')).toEqual(before.service)
  }))
