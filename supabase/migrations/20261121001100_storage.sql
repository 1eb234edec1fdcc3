-- Two buckets: pictures that the whole world may see, and files that are paid for. None is called "public": Storage
-- reads that word in a path as its public route (download() and info() of such a bucket find nothing).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('images', 'images', true, 10485760,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp']),
  ('content', 'content', false, 52428800, null);

-- A public bucket is read by URL without any policy. There is deliberately no policy that lets
-- visitors or teachers list it, and none at all for "content": the service role hands out signed
-- links after it has checked what the caller owns.
create policy "administrators read pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'images' and (select private.in_group('admin')));
create policy "administrators upload pictures of resources" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'images'
    and (storage.foldername(name))[1] in ('Products', 'ProductBundles', 'Communications')
    and (select private.in_group('admin'))
  );
create policy "administrators replace pictures of resources" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'images'
    and (storage.foldername(name))[1] in ('Products', 'ProductBundles', 'Communications')
    and (select private.in_group('admin'))
  )
  with check (
    bucket_id = 'images'
    and (storage.foldername(name))[1] in ('Products', 'ProductBundles', 'Communications')
    and (select private.in_group('admin'))
  );
create policy "administrators delete pictures of resources" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'images'
    and (storage.foldername(name))[1] in ('Products', 'ProductBundles', 'Communications')
    and (select private.in_group('admin'))
  );
