-- Files, and what open pages are told of.
--
-- Pictures may be seen by anybody, but for those in question papers ("papers"); contents are paid for; invoices are PDFs that the function
-- invoice-document draws once and hands out by short-lived links, after it has read the invoice with the
-- caller's own rights. No bucket is called "public": Storage takes that word in a path for its public
-- route, and download() and info() of such a bucket find nothing.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('images', 'images', true, 10485760,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp']),
  ('papers', 'papers', false, 10485760, array['image/png', 'image/jpeg']),
  ('content', 'content', false, 209715200, null),
  ('invoices', 'invoices', false, 5242880, array['application/pdf']),
  ('proofs', 'proofs', false, 5242880,
    array['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

-- Who may put which files where. Every file lies in a folder of the record that it belongs to:
-- Products/{id}/…, ProductBundles/{id}/Thumbnails/…, Communications/{id}/Images/…, Schools/{id}/… and, for what
-- is paid for, ProductsContent/{id}/….

create function private.is_picture_path(name text) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ '^(Products|ProductBundles|Communications|Schools)/[^/]+/([^/]+/)?[^/]+$';
grant execute on function private.is_picture_path(text) to authenticated;

create function private.is_content_path(name text) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ '^ProductsContent/[^/]+/[^/]+$';
grant execute on function private.is_content_path(text) to authenticated;

-- Pictures in question papers and memoranda: a teacher's own in Assessments/{user}/…, and those of the shared
-- templates, whose papers teachers fill in and print, in Assessments/shared/….
create function private.is_shared_picture_path(name text) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ '^Assessments/shared/[^/]+$';
grant execute on function private.is_shared_picture_path(text) to authenticated;

create function private.is_own_picture_path(name text, user_id uuid) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ ('^Assessments/' || user_id || '/[^/]+$');
grant execute on function private.is_own_picture_path(text, uuid) to authenticated;

-- The files of an account that was merged into another stay where they are: Storage finds them by their names, which
-- stand in papers too.
create function private.is_merged_path(name text, above text, merged_users uuid[]) returns boolean
language sql immutable parallel safe set search_path = ''
return exists (
  select from unnest(merged_users) as folder (id) where starts_with(name, above || folder.id || '/'));
comment on function private.is_merged_path(text, text, uuid[]) is
  'Whether a file lies in the folder of one of these users, which itself lies in the folder above.';
grant execute on function private.is_merged_path(text, text, uuid[]) to authenticated;

-- A proof of payment lies in {user}/{order}/… and is added while the order waits for the transfer. It moves
-- the order to nowhere: only money in the account does. Definer: asked by a policy, which must see the order
-- whatever its policies say.
create function private.is_own_proof_path(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.teacher_products_order as waiting
    where waiting.teacher_profile_id = private.my_teacher_profile_id()
      and waiting.order_status = 'PROCESSING'
      and is_own_proof_path.name ~ ('^' || private.my_user_id() || '/' || waiting.id || '/[^/]+$'));
end
$$;
grant execute on function private.is_own_proof_path(text) to authenticated;

create policy "administrators read files, teachers their own" on storage.objects
  for select to authenticated
  using (
    (bucket_id in ('images', 'papers', 'content', 'proofs') and (select private.in_group('admin')))
    or (bucket_id = 'papers' and (
      private.is_own_picture_path(name, (select private.my_user_id()))
      or private.is_merged_path(name, 'Assessments/', (select private.my_merged_users()))
      or (private.is_shared_picture_path(name) and (select private.in_group('teacher')))))
    or (bucket_id = 'proofs' and (
      starts_with(name, (select private.my_user_id()) || '/')
      or private.is_merged_path(name, '', (select private.my_merged_users()))))
  );
create policy "administrators upload files, teachers their own" on storage.objects
  for insert to authenticated
  with check (
    ((select private.in_group('admin')) and (
      (bucket_id = 'images' and private.is_picture_path(name))
      or (bucket_id = 'papers' and private.is_shared_picture_path(name))
      or (bucket_id = 'content' and private.is_content_path(name))))
    or ((select private.in_group('teacher')) and bucket_id = 'papers'
      and private.is_own_picture_path(name, (select private.my_user_id())))
    or (bucket_id = 'proofs' and private.is_own_proof_path(name))
  );
create policy "administrators replace files" on storage.objects
  for update to authenticated
  using (bucket_id in ('images', 'content') and (select private.in_group('admin')))
  with check (
    (select private.in_group('admin')) and (
      (bucket_id = 'images' and private.is_picture_path(name))
      or (bucket_id = 'content' and private.is_content_path(name)))
  );
create policy "administrators delete files, teachers their own pictures" on storage.objects
  for delete to authenticated
  using (
    (bucket_id in ('images', 'papers', 'content') and (select private.in_group('admin')))
    or (bucket_id = 'papers' and (
      private.is_own_picture_path(name, (select private.my_user_id()))
      or private.is_merged_path(name, 'Assessments/', (select private.my_merged_users()))))
  );

-- What one teacher may keep: some hundred papers with pictures. A trigger and not a policy, because Storage writes
-- the row of a finished upload, which alone knows its size, past all policies.
-- Definer: it counts all files of the folder, whoever uploads.
create function private.limit_own_pictures() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  folder text := substring(new.name from '^Assessments/[^/]+/');
  pictures integer;
  bytes bigint;
begin
  -- Uploads to one folder at the same time follow each other, so that each sees the others.
  perform pg_advisory_xact_lock(hashtextextended(folder, 0));
  select count(*), coalesce(sum((kept.metadata ->> 'size')::bigint), 0) into pictures, bytes
  from storage.objects as kept
  where kept.bucket_id = new.bucket_id and starts_with(kept.name, folder) and kept.name <> new.name;
  if pictures >= 500
    or bytes + coalesce((new.metadata ->> 'size')::bigint, 0) > 200 * 1024 * 1024
  then
    -- The code of a missing right, because Storage passes the words of no other on.
    raise exception 'picture_quota_reached' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.limit_own_pictures() is
  'At most 500 pictures and 200 MB in the folder of one teacher.';

create trigger limit_own_pictures before insert on storage.objects
  for each row when (new.bucket_id = 'papers' and new.name !~ '^Assessments/shared/')
  execute function private.limit_own_pictures();

-- The caller's pictures that no paper of theirs has named for a week, nor any kept version of one. Whoever edits papers
-- removes them through Storage, which alone deletes the files. A picture that was uploaded within the week may be in a paper that is not
-- saved yet; one that left a paper within the week may come back. One pass over the caller's own papers.
-- Definer: it reads private.released_picture.
create function public.my_unused_pictures() returns text[]
language sql stable security definer set search_path = ''
begin atomic
  with held as (
    select private.pictures_in(paper.questions) as src
    from public.teacher_assessment_template as paper
    where paper.teacher_profile_id = (select private.my_teacher_profile_id())
    union all
    -- An older version may be put back.
    select private.pictures_in(version.questions)
    from public.teacher_assessment_version as version
    join public.teacher_assessment_template as paper
      on paper.id = version.teacher_assessment_template_id
    where paper.teacher_profile_id = (select private.my_teacher_profile_id())
    union all
    select released.src
    from private.released_picture as released
    where released.teacher_profile_id = (select private.my_teacher_profile_id())
      and released.released_at > now() - interval '7 days'
  )
  select coalesce(array_agg(unused.name), '{}')
  from (
    select stored.name
    from unnest((select private.my_merged_users()) || (select private.my_user_id())) as folder (id)
    join storage.objects as stored
      on starts_with(stored.name, 'Assessments/' || folder.id || '/')
    where stored.bucket_id = 'papers'
      and stored.created_at < now() - interval '7 days'
      and not exists (select from held where held.src = 'papers/' || stored.name)
    limit 100
  ) as unused;
end;
revoke execute on function public.my_unused_pictures() from public;
grant execute on function public.my_unused_pictures() to authenticated;

-- Definer: as limit_own_pictures().
create function private.limit_proofs() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  folder text := substring(new.name from '^[^/]+/[^/]+/');
begin
  perform pg_advisory_xact_lock(hashtextextended(folder, 1));
  if (
    select count(*) from storage.objects as kept
    where kept.bucket_id = 'proofs' and starts_with(kept.name, folder) and kept.name <> new.name
  ) >= 5 then
    raise exception 'proof_quota_reached' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.limit_proofs() is 'At most five proofs of payment for one order.';

create trigger limit_proofs before insert on storage.objects
  for each row when (new.bucket_id = 'proofs')
  execute function private.limit_proofs();

-- Tables whose changes open pages follow. Row-level security decides who is told of a new or changed row;
-- a deletion is told to every subscriber of the table, with the key alone. Schools are left out: no page
-- holds all of them, and an import would announce every one.
alter publication supabase_realtime add table
  public.product,
  public.teacher_profile,
  public.teacher_products_order,
  public.subject,
  public.term,
  public.term_biweek,
  public.holiday,
  public.teacher_schedule,
  public.teacher_class_subject,
  public.teacher_class_period,
  public.teacher_activity,
  public.announcement,
  public.announcement_read,
  public.communication,
  public.communication_withdrawal,
  public.product_bundle,
  public.shop_item,
  public.product_subscription,
  public.school_request,
  public.parcel,
  public.seat,
  -- The pages of the back-office alone follow these.
  public.product_category,
  public.product_tag,
  public.product_content,
  public.coupon,
  public.delivery,
  public.reporting_teacher,
  public.taxonomy,
  public.cognitive_level,
  public.subject_template,
  public.assessment_template;
