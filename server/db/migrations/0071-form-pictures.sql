-- The pictures in the instructions of a form: whoever sees the form sees them. A published form keeps those of its earlier versions,
-- which can be taken up again.
create table form_pictures (
  company_id uuid not null,
  form_id uuid not null,
  image_id uuid not null,
  primary key (company_id, form_id, image_id),
  foreign key (company_id, form_id) references forms (company_id, id) on delete cascade,
  foreign key (company_id, image_id) references images (company_id, id)
);
create index form_pictures_by_image on form_pictures (company_id, image_id);

alter table form_pictures enable row level security;
alter table form_pictures force row level security;
create policy own_company on form_pictures
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- What no form has any more may be deleted like an image that no row has.
create function formdeck_picture_released() returns trigger language plpgsql as $$
begin
  update images set unused_since = formdeck_now()
  where company_id = old.company_id and id = old.image_id
    and not exists (select from form_pictures p where p.company_id = old.company_id and p.image_id = old.image_id);
  return null;
end $$;
create trigger form_pictures_released after delete on form_pictures
  for each row execute function formdeck_picture_released();
