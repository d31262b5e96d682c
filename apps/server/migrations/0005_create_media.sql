create table media_files (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  file_name text not null,
  mime_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  credit text,
  created_at timestamptz not null default now(),
  primary key (property_id, id)
);
select protect_tenant_table('media_files');
