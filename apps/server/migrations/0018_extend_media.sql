alter table media_files
  -- Of the bytes as they were uploaded, so that the same picture sent twice is one file.
  add column digest text,
  add column alt jsonb not null default '{"version": 1, "texts": {}}',
  add column is_decorative boolean not null default false,
  add column is_animated boolean not null default false;

create unique index media_files_digest on media_files (property_id, digest);
create index media_files_newest on media_files (property_id, created_at desc, id);
