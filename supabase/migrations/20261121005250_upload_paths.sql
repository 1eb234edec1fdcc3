-- Who may put which files where. Every file lies in a folder of the record that it belongs to:
-- Products/{id}/…, ProductBundles/{id}/Thumbnails/…, Communications/{id}/Images/…, Schools/{id}/…,
-- Assessments/{id}/… and, for what is paid for, ProductsContent/{id}/….

create function private.is_picture_path(name text) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ '^(Products|ProductBundles|Communications|Schools|Assessments)/[^/]+/([^/]+/)?[^/]+$';
grant execute on function private.is_picture_path(text) to authenticated;

create function private.is_content_path(name text) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ '^ProductsContent/[^/]+/[^/]+$';
grant execute on function private.is_content_path(text) to authenticated;

-- A teacher's own pictures in question papers and memoranda.
create function private.is_own_picture_path(name text, user_id uuid) returns boolean
language sql immutable parallel safe set search_path = ''
return name ~ ('^Assessments/' || user_id || '/[^/]+$');
grant execute on function private.is_own_picture_path(text, uuid) to authenticated;

-- One policy for each verb, because two would both be asked for every row.
drop policy "administrators read pictures" on storage.objects;
drop policy "administrators upload pictures of resources" on storage.objects;
drop policy "administrators replace pictures of resources" on storage.objects;
drop policy "administrators delete pictures of resources" on storage.objects;

create policy "administrators read files, teachers their own pictures" on storage.objects
  for select to authenticated
  using (
    (bucket_id in ('images', 'content') and (select private.in_group('admin')))
    or (bucket_id = 'images' and private.is_own_picture_path(name, (select auth.uid())))
  );
create policy "administrators upload files, teachers their own pictures" on storage.objects
  for insert to authenticated
  with check (
    ((select private.in_group('admin')) and (
      (bucket_id = 'images' and private.is_picture_path(name))
      or (bucket_id = 'content' and private.is_content_path(name))))
    or ((select private.in_group('teacher'))
      and bucket_id = 'images' and private.is_own_picture_path(name, (select auth.uid())))
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
    (bucket_id in ('images', 'content') and (select private.in_group('admin')))
    or (bucket_id = 'images' and private.is_own_picture_path(name, (select auth.uid())))
  );
