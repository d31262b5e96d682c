-- A unit's QR code carries its link id: at most twelve characters without white space (spec 2). The default is
-- drawn anew for every row, those that are there already among them, and again when a link is renewed.
alter table units
  add column link_id text not null default substr(md5(gen_random_uuid()::text), 1, 12)
    check (link_id ~ '^[A-Za-z0-9_-]{1,12}$');
alter table units add constraint units_link_id unique (property_id, link_id);
