-- The other way round: stored files that nothing names. They are shown, and deleted only by a person.

create function private.unnamed_files()
returns table (bucket_id text, name text, size bigint, created_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with named as (
      select 'content' as bucket, unnest(content.file_keys) as key from public.product_content as content
      union select 'content', version.file_key from private.content_version as version where version.kept
      union select 'images', unnest(product.thumbnails) from public.product
      union select 'images', unnest(bundle.thumbnails) from public.product_bundle as bundle
      -- Which may show pictures of resources, too.
      union select 'images', unnest(communication.images) from public.communication as communication
    )
    select stored.bucket_id, stored.name, (stored.metadata ->> 'size')::bigint, stored.created_at
    from storage.objects as stored
    left join named on named.bucket = stored.bucket_id and named.key = stored.name
    where named.key is null
      and (stored.bucket_id = 'content' and stored.name like 'ProductsContent/%'
        or stored.bucket_id = 'images' and stored.name ~ '^(Products|ProductBundles|Communications)/')
      -- One of the last day may belong to a dialog that is open.
      and stored.created_at < now() - interval '1 day'
      -- A description shows its pictures by their names.
      and not exists (
        select from public.product as product
        where product.id = private.id_in(split_part(stored.name, '/', 2))
          and position(stored.name in product.description) > 0)
      and not exists (
        select from public.product_bundle as bundle
        where bundle.id = private.id_in(split_part(stored.name, '/', 2))
          and position(stored.name in bundle.description) > 0)
      and not exists (
        select from public.communication as communication
        where communication.id = private.id_in(split_part(stored.name, '/', 2))
          and position(stored.name in communication.body) > 0);
end
$$;
comment on function private.unnamed_files() is
  'Files of resources, bundles and communications that none of them names, older than a day.';

-- Definer: administrators see the files, but the names are compared past the policies.
create function public.unnamed_files_for_admin(at_most integer default 100) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with found as (select * from private.unnamed_files())
    select jsonb_build_object(
      'count', (select count(*) from found),
      'bytes', (select coalesce(sum(found.size), 0) from found),
      'files', coalesce((
        select jsonb_agg(jsonb_build_object('bucket', shown.bucket_id, 'name', shown.name,
          'size', coalesce(shown.size, 0), 'createdAt', shown.created_at)
          order by shown.created_at, shown.name)
        from (
          select * from found order by found.created_at, found.name
          limit greatest(least(coalesce(at_most, 100), 1000), 1)) as shown), '[]')));
end
$$;
comment on function public.unnamed_files_for_admin(integer) is
  'For administrators: {count, bytes, files: [{bucket, name, size, createdAt}]}, the oldest first: stored '
  'files that no resource, bundle or communication names. Files of the last day are left out. Sizes are bytes.';
grant execute on function public.unnamed_files_for_admin(integer) to authenticated;
